/** Pictures of every page at every size, by day and by candle, into build/shots: `npm run shots [part of a name]`. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium";
import { House } from "./house";
import { Person, SIZES } from "./people";
import { gamesOf, prepare } from "./places";

const OUT = fileURLToPath(new URL("../../build/shots", import.meta.url));
const wanted = process.argv[2] ?? "";

const house = new House();
await house.open();
const browser = await launch();
mkdirSync(OUT, { recursive: true });
try {
  const { places, storage } = await prepare(browser, house.url, await gamesOf(house.url));
  for (const size of SIZES) {
    for (const dark of [false, true]) {
      const person = await Person.arrive(browser, { size, dark });
      await person.context.addCookies(storage.cookies);
      for (const place of places) {
        const file = `${place.name}-${size.width}-${dark ? "dark" : "light"}.png`;
        if (!file.includes(wanted)) continue;
        await person.page.goto(house.url + place.path);
        await person.page.locator(place.ready).first().waitFor();
        await person.page.evaluate(() => document.fonts.ready);
        await person.page.waitForTimeout(250);
        await person.page.screenshot({ path: `${OUT}/${file}` });
      }
      await person.context.close();
    }
  }
} finally {
  await browser.close();
  await house.close();
}
