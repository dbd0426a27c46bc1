/**
 * Packs the rules, the bots and the tables of a device for the browser, into build/engine: only modules that are
 * used, compiled to Python's bytecode by the very interpreter that will run them.
 *
 *   node web/scripts/engine.mjs WHEELS    the folder of wheels that are made for the browser
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { loadPyodide } from "pyodide";
import { imageOf, makeImage, resume } from "../src/core/device/start.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OUT = join(ROOT, "build", "engine");
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const START = join(ROOT, "web/src/core/device/start.mjs"); // an image is what it makes of the files
const PYODIDE_FILES = ["pyodide.asm.mjs", "pyodide.asm.wasm"];

const wheels = process.argv[2] ?? join(ROOT, "build", "browser-wheels");
const python = await loadPyodide({ indexURL: `${PYODIDE}/`, stdout: () => undefined });
for (const [place, folder] of Object.entries({
  "/src": join(ROOT, "src"),
  "/pack": join(ROOT, "web", "scripts"),
  "/site": sitePackages(),
})) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
for (const wheel of readdirSync(wheels).filter((name) => name.endsWith(".whl"))) {
  python.unpackArchive(new Uint8Array(readFileSync(join(wheels, wheel))).buffer, "wheel", { extractDir: "/wheels" });
}
const packed = python.runPython(`
import sys
begun = {name.split(".")[0] for name in sys.modules}
sys.path[:0] = ["/pack", "/pack/pure", "/src", "/wheels"]
import pack
pack.everything("/src", "/wheels", "/site", begun)
`);
const [library, standard, games] = packed.toJs().map((made) => Buffer.from(made));

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const name of PYODIDE_FILES) cpSync(join(PYODIDE, name), join(OUT, name));
writeFileSync(join(OUT, "beffroi.pack"), library);
writeFileSync(join(OUT, "python.zip"), standard);
writeFileSync(join(OUT, "games.json"), games);
const hash = createHash("sha256");
for (const file of [
  START,
  ...readdirSync(OUT)
    .sort()
    .map((name) => join(OUT, name)),
])
  hash.update(readFileSync(file));
writeFileSync(join(OUT, "VERSION"), hash.digest("hex").slice(0, 12));
for (const name of [...PYODIDE_FILES, "beffroi.pack", "python.zip", "games.json"]) {
  const raw = readFileSync(join(OUT, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, // half a minute, for a tenth less on every first visit
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(raw, { params }));
}
writeFileSync(join(OUT, "IMAGE"), String(await imageSize()));

/** How much an image of the started engine takes on a device; it fails where the engine doesn't start from it. */
async function imageSize() {
  const pack = new Uint8Array(library).buffer;
  const image = await makeImage(loadPyodide, `${OUT}/`, pack);
  const python = await resume(loadPyodide, `${OUT}/`, image.arrayBuffer().then(imageOf), () => pack);
  python.pyimport("beffroi.local.browser");
  return image.size;
}

/** The packages beside ours: the pure ones are taken from the environment that the tests use. */
function sitePackages() {
  const script = "import mypy_extensions, os; print(os.path.dirname(mypy_extensions.__file__))";
  const own = process.env.BEFFROI_PYTHON ?? join(ROOT, ".venv", "bin", "python");
  return execFileSync(own, ["-c", script], { encoding: "utf8" }).trim();
}
