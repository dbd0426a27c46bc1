/** Which files the page is made of: few, since each costs a slow line its headers, and a page that is not there yet a round trip. */

/** What finds out which page and which language is wanted: it must not wait for anything larger. */
const FIRST =
  /preload-helper|\/web\/src\/(pages|core\/(kept_choices|place|device\/house)|generated\/pages|i18n\/languages)\.ts/;
/** What a device keeps is read by few pages. */
const SHELL =
  /node_modules\/(?!uqr|workbox|idb)|\/web\/src\/(core|design|generated|i18n)\/(?!texts\/|device\/(store|games|images)\.ts)/;
const BOARD = /\/web\/src\/board\/(?!games\.ts)/;
/** What a game draws at a table; its rules, figures and lessons come when they are asked for. */
const DRAWN = /\/games\/(\w+)\/ui\/(?!learn|figures|tutorial|cover)/;

/** Groups of modules for the bundler, what every page needs first. */
export const chunks = [
  { name: "first", test: FIRST, priority: 4 },
  { name: "shell", test: SHELL, priority: 3 },
  { name: "board", test: BOARD, priority: 2 },
  { name: (module: string) => module.match(DRAWN)?.[1] ?? null, test: DRAWN, priority: 1 },
];
