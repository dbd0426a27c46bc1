/** Finds a browser by itself: an installed one, Debian's package when root, else the one npm carries. */
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, renameSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type LaunchOptions } from "playwright-core";

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

/** The browser of an npm package, unpacked into build/ with the libraries it needs where the system has none. */
export function fromNpm(): string {
  const folder = join(ROOT, "build", "browser");
  if (!existsSync(join(folder, "node_modules", "@sparticuz", "chromium"))) {
    mkdirSync(folder, { recursive: true });
    npm("install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", CARRIED);
  }
  const home = join(folder, "unpacked");
  if (!existsSync(home)) {
    const fresh = mkdtempSync(join(folder, "unpacking-")); // renamed when complete: half a browser is none
    unpack(folder, fresh);
    renameSync(fresh, home);
  }
  return join(home, "chromium");
}

/** The package unpacks into the temporary folder, and its libraries only where it believes to run in a cloud. */
function unpack(folder: string, target: string): void {
  const script = 'const carried = require("@sparticuz/chromium"); void (carried.default ?? carried).executablePath();';
  const env = { ...process.env, TMPDIR: target, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" };
  execFileSync(process.execPath, ["-e", script], { cwd: folder, env, stdio: "ignore" });
}

/** The npm we were started by, which need not be on the path. */
function npm(...args: string[]): void {
  const script = process.env.npm_execpath;
  if (script) execFileSync(process.execPath, [script, ...args], { stdio: "ignore" });
  else execFileSync("npm", args, { stdio: "ignore" });
}

let found = "";

/** Start a browser, without a window. */
export const launch = (): Promise<Browser> => started((options) => chromium.launch(options));

/** A browser that keeps everything in a folder, as a person's does: it is started by who opens it, and ended with that. */
export const launchIn = (folder: string): Pick<Browser, "newContext"> => ({
  newContext: (look) => started((options) => chromium.launchPersistentContext(folder, { ...options, ...look })),
});

/** Start what is found, with the libraries that came along where the system has none. */
async function started<Result>(start: (options: LaunchOptions) => Promise<Result>): Promise<Result> {
  found ||= installed() || fromDebian() || fromNpm();
  const options = { executablePath: found, args: FLAGS };
  const libraries = join(dirname(found), "al2023", "lib");
  if (!existsSync(libraries)) return start(options);
  return start(options).catch(() => start({ ...options, env: { ...process.env, LD_LIBRARY_PATH: libraries } }));
}
