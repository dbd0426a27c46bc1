/** Starts Python with our package in it: in a worker of a browser, and where its files are packed. */

const HOME = "/beffroi";

/** Nothing is ever fetched from elsewhere: the list of further packages is empty. */
const LOCK = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.0", version: "0" },
  packages: {},
};

/**
 * Start the interpreter, anew or from an image of its memory.
 * @param {typeof import("pyodide").loadPyodide} load
 * @param {string} engine the folder of the files
 * @param {() => ArrayBuffer | Promise<ArrayBuffer>} fetchPack our package: sent for when the interpreter itself is there
 * @param {{ _makeSnapshot?: boolean, _loadSnapshot?: ArrayBuffer | Uint8Array | Promise<ArrayBuffer> }} how
 */
export async function start(load, engine, fetchPack, how = {}) {
  /** @type {ArrayBuffer | Promise<ArrayBuffer>} */
  let pack = new ArrayBuffer(0);
  const python = await load({
    indexURL: engine,
    stdLibURL: `${engine}python.zip`,
    lockFileContents: /** @type {never} */ (LOCK),
    checkAPIVersion: false,
    fsInit: async () => void (pack = fetchPack()),
    ...how,
  });
  unpack(python, await pack);
  if (how._loadSnapshot) python.runPython("from beffroi.local.ahead import wake; wake()");
  else python.runPython(`import sys; sys.path.insert(0, "${HOME}"); sys.dont_write_bytecode = True`);
  return python;
}

/**
 * The memory of an interpreter that was started to make an image, with everything loaded that an image can hold.
 * @param {import("pyodide").PyodideInterface} python
 */
export function imageOf(python) {
  python.runPython("from beffroi.local.ahead import load; load()");
  return python.makeMemorySnapshot();
}

/**
 * Lay out the files of the pack: the length of its index, the index by path, the bytes.
 * @param {import("pyodide").PyodideInterface} python
 * @param {ArrayBuffer} pack
 */
function unpack(python, pack) {
  const length = new DataView(pack).getUint32(0, true);
  /** @type {Record<string, [number, number]>} */
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, length)));
  const folders = new Set();
  for (const [path, [at, size]] of Object.entries(index)) {
    const folder = `${HOME}/${path}`.replace(/\/[^/]*$/, "");
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(`${HOME}/${path}`, new Uint8Array(pack, 4 + length + at, size));
  }
}
