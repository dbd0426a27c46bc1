/** Starts Python with our package in it: in a worker of a browser, and where its files are packed. */

const HOME = "/beffroi";
const PACK = "/beffroi.pack";
const LIBRARY = /\.so$/;
const PAGE = 4096; // bytes of a memory that are kept, or left out where all of them are 0

const OPEN = `
import shelf, sys
with open("${HOME}/modules", "rb") as index:
    shelf.open_shelves("${PACK}", "${HOME}", index.read())
sys.path.insert(0, "${HOME}")
`;

/** Nothing is ever fetched from elsewhere: the list of further packages is empty. */
const LOCK = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.0", version: "0" },
  packages: {},
};

/**
 * Start the interpreter anew.
 * @param {typeof import("pyodide").loadPyodide} load
 * @param {string} engine the folder of the files
 * @param {() => ArrayBuffer | Promise<ArrayBuffer>} fetchPack our package: sent for when the interpreter itself is there
 * @param {object} how
 */
export async function start(load, engine, fetchPack, how = {}) {
  /** @type {ArrayBuffer | Promise<ArrayBuffer>} */
  let pack = new ArrayBuffer(0);
  const python = await load({ ...common(engine), fsInit: async () => void (pack = fetchPack()), ...how });
  unpack(python, await pack);
  python.runPython(OPEN);
  return python;
}

/**
 * Start an interpreter whose memory becomes an image, with everything loaded and used once; return that image.
 * @param {typeof import("pyodide").loadPyodide} load
 * @param {string} engine
 * @param {ArrayBuffer} pack
 */
export async function makeImage(load, engine, pack) {
  const python = await start(load, engine, () => pack, {
    _makeSnapshot: true,
    createPyodideModule: (/** @type {any} */ settings) => instance(engine, settings, pack),
  });
  python.runPython("from beffroi.local.ahead import load; load()");
  return written(python.makeMemorySnapshot());
}

/**
 * Start the interpreter from an image of its memory.
 * @param {typeof import("pyodide").loadPyodide} load
 * @param {string} engine
 * @param {Promise<ArrayBuffer>} pack
 * @param {Promise<ArrayBuffer>} image
 */
export async function resume(load, engine, pack, image) {
  void scriptOf(engine).catch(() => undefined); // read while the image is; what is wrong with it is told below
  const reading = image.then(read);
  const python = await load({
    ...common(engine),
    _loadSnapshot: reading.then(({ snapshot }) => snapshot.buffer),
    createPyodideModule: async (/** @type {any} */ settings) => {
      const module = await instance(engine, settings, await pack);
      const { head, memory } = await reading;
      if (module.HEAPU8.length < head.size) module.growMemory(head.size);
      remember(module.HEAPU8, head.runs, memory);
      return module;
    },
  });
  unpack(python, await pack);
  python.runPython("from beffroi.local.ahead import wake; wake()");
  return python;
}

/** @param {string} engine */
const scriptOf = (engine) => import(/* @vite-ignore */ `${engine}pyodide.asm.mjs`);

/** @param {string} engine */
const common = (engine) => ({
  indexURL: engine,
  stdLibURL: `${engine}python.zip`,
  lockFileContents: /** @type {never} */ (LOCK),
  checkAPIVersion: false,
});

/**
 * Make an interpreter whose libraries of machine code are loaded before Python runs. An image holds no machine code,
 * but refers to it by numbers: loaded at this very point, it has the same ones in every interpreter.
 * @param {string} engine
 * @param {any} settings
 * @param {ArrayBuffer} pack
 */
async function instance(engine, settings, pack) {
  const libraries = [...filesOf(pack)].filter(([path]) => LIBRARY.test(path));
  settings.preRun.push((/** @type {any} */ module) => {
    module.addRunDependency("libraries");
    const loading = libraries.map(async ([path, code]) => {
      const exports = await module.loadWebAssemblyModule(code, { loadAsync: true, nodelete: true }, path, {});
      module.LDSO.loadedLibsByName[path] = { refcount: Infinity, name: path, exports, global: false };
    });
    void Promise.all(loading).then(() => module.removeRunDependency("libraries"));
  });
  const { default: create } = await scriptOf(engine);
  return create(settings);
}

/**
 * The files in a pack by their place. At its end is the index by path, and the length of that.
 * @param {ArrayBuffer} pack
 */
function filesOf(pack) {
  const end = pack.byteLength - 4;
  const length = new DataView(pack).getUint32(end, true);
  /** @type {Record<string, [number, number]>} */
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, end - length, length)));
  return new Map(
    Object.entries(index).map(([path, [at, size]]) => [`${HOME}/${path}`, new Uint8Array(pack, at, size)]),
  );
}

/**
 * Lay out a pack: the whole of it, from which Python reads its modules, and the files that are not modules.
 * @param {import("pyodide").PyodideInterface} python
 * @param {ArrayBuffer} pack
 */
function unpack(python, pack) {
  const own = { canOwn: true }; // nothing is copied
  python.FS.writeFile(PACK, new Uint8Array(pack), own);
  const folders = new Set();
  for (const [path, content] of filesOf(pack)) {
    const folder = path.replace(/\/[^/]*$/, "");
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(path, content, own);
  }
}

/**
 * Write an image: the length of its head, the head, what Pyodide itself knows of its memory, the pages that are not
 * empty.
 * @param {Uint8Array} snapshot as Pyodide makes it
 */
function written(snapshot) {
  const begins = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2)[1];
  const memory = snapshot.subarray(begins);
  const runs = runsOf(memory);
  const head = new TextEncoder().encode(JSON.stringify({ begins, size: memory.length, runs }));
  return new Blob([
    Uint32Array.of(head.length),
    head,
    /** @type {BlobPart} */ (snapshot.subarray(0, begins)),
    ...runs.map(([at, size]) => /** @type {BlobPart} */ (memory.subarray(at, at + size))),
  ]);
}

/**
 * Where the memory is not empty: pages that follow each other, with their length.
 * @param {Uint8Array} memory
 */
function runsOf(memory) {
  const words = new BigUint64Array(memory.buffer, memory.byteOffset, memory.length / 8);
  /** @type {[number, number][]} */
  const runs = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    if (words.subarray(at / 8, (at + PAGE) / 8).every((word) => !word)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1] += PAGE;
    else runs.push([at, PAGE]);
  }
  return runs;
}

/** @param {ArrayBuffer} image */
function read(image) {
  const length = new DataView(image).getUint32(0, true);
  /** @type {{ begins: number, size: number, runs: [number, number][] }} */
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(image, 4, length)));
  const begins = 4 + length + head.begins;
  return {
    head,
    snapshot: new Uint8Array(image.slice(4 + length, begins)), // numbers are read from it, so it begins with a word
    memory: new Uint8Array(image, begins),
  };
}

/**
 * Fill a memory with what was in another one.
 * @param {Uint8Array} memory
 * @param {[number, number][]} runs
 * @param {Uint8Array} content
 */
function remember(memory, runs, content) {
  let end = 0;
  let from = 0;
  for (const [at, size] of runs) {
    memory.fill(0, end, at);
    memory.set(content.subarray(from, from + size), at);
    end = at + size;
    from += size;
  }
  if (from !== content.length) throw new Error("the image is not whole");
}
