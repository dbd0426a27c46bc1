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
  const libraries = [...filesOf(pack)].filter(([path]) => LIBRARY.test(path));
  const python = await start(load, engine, () => pack, {
    _makeSnapshot: true,
    createPyodideModule: (/** @type {any} */ settings) => instance(engine, settings, libraries),
  });
  python.runPython("from beffroi.local.ahead import load; load()");
  return written(python.makeMemorySnapshot(), pack, libraries);
}

/**
 * Start the interpreter from an image of its memory. Nothing else of our package is read before Python asks for it.
 * @param {typeof import("pyodide").loadPyodide} load
 * @param {string} engine
 * @param {Promise<Image>} image
 * @param {() => ArrayBuffer} readPack
 */
export async function resume(load, engine, image, readPack) {
  void scriptOf(engine).catch(() => undefined); // read while the image is; what is wrong with it is told below
  const reading = image.then(begin);
  const python = await load({
    ...common(engine),
    _loadSnapshot: reading.then(({ snapshot }) => snapshot.buffer),
    createPyodideModule: async (/** @type {any} */ settings) => {
      const { head, libraries, from } = await reading;
      const module = await instance(engine, settings, libraries);
      if (module.HEAPU8.length < head.size) module.growMemory(head.size);
      remember(module.HEAPU8, head.runs, await image, from);
      return module;
    },
  });
  layOutLater(python, (await reading).head, readPack);
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
 * @param {[string, Uint8Array][]} libraries
 */
async function instance(engine, settings, libraries) {
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
 * Where the files in a pack are, by path. At its end is the index, and the length of that.
 * @param {ArrayBuffer} pack
 * @returns {Record<string, Place>}
 */
function placesIn(pack) {
  const end = pack.byteLength - 4;
  const length = new DataView(pack).getUint32(end, true);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(pack, end - length, length)));
}

/** @param {ArrayBuffer} pack */
function filesOf(pack) {
  const places = Object.entries(placesIn(pack));
  return new Map(places.map(([path, [at, size]]) => [`${HOME}/${path}`, new Uint8Array(pack, at, size)]));
}

/**
 * Lay out a pack: the whole of it, from which Python reads its modules, and the files that are not modules.
 * @param {import("pyodide").PyodideInterface} python
 * @param {ArrayBuffer} pack
 */
function unpack(python, pack) {
  for (const [path, content] of [[PACK, new Uint8Array(pack)], ...filesOf(pack)]) layOut(python, path, content);
}

/**
 * Lay out a file; nothing is copied.
 * @param {import("pyodide").PyodideInterface} python
 * @param {string} path
 * @param {Uint8Array} content
 */
function layOut(python, path, content) {
  python.FS.mkdirTree(path.replace(/\/[^/]*$/, "") || "/");
  python.FS.writeFile(path, content, { canOwn: true });
}

/**
 * Lay out a pack that is read when Python asks for the first of its files.
 * @param {import("pyodide").PyodideInterface} python
 * @param {Head} head
 * @param {() => ArrayBuffer} readPack
 */
function layOutLater(python, head, readPack) {
  /** @type {ArrayBuffer | null} */
  let pack = null;
  const places = Object.entries(head.places).map(([path, place]) => [`${HOME}/${path}`, place]);
  for (const [path, [at, size]] of [[PACK, [0, head.packed]], ...places]) {
    layOut(python, path, new Uint8Array(0));
    const { node } = python.FS.lookupPath(path, {});
    Object.defineProperties(node, {
      usedBytes: { value: size },
      contents: { get: () => new Uint8Array((pack ??= readPack()), at, size) },
    });
  }
}

/**
 * What an image begins with.
 * @typedef {[number, number]} Place where something begins, and how long it is
 * @typedef {object} Head
 * @property {number} begins where in Pyodide's snapshot the memory begins
 * @property {number} size of the memory
 * @property {Place[]} runs of the memory that are kept
 * @property {[string, number][]} libraries by path, with their lengths
 * @property {Record<string, Place>} places of the files in the pack
 * @property {number} packed how long the pack is
 *
 * @typedef {{ size: number, read(into: Uint8Array, at: number): void }} Image
 */

/**
 * An image that lies in memory.
 * @param {ArrayBuffer} content
 * @returns {Image}
 */
export const imageOf = (content) => ({
  size: content.byteLength,
  read: (into, at) => into.set(new Uint8Array(content, at, into.length)),
});

/**
 * Write an image: the length of its head, the head, what Pyodide itself knows of its memory, the libraries, the pages
 * that are not empty.
 * @param {Uint8Array} snapshot as Pyodide makes it
 * @param {ArrayBuffer} pack
 * @param {[string, Uint8Array][]} libraries
 */
function written(snapshot, pack, libraries) {
  const begins = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2)[1];
  const memory = snapshot.subarray(begins);
  const runs = runsOf(memory);
  const head = new TextEncoder().encode(
    JSON.stringify({
      begins,
      size: memory.length,
      runs,
      libraries: libraries.map(([path, code]) => [path, code.length]),
      places: placesIn(pack),
      packed: pack.byteLength,
    }),
  );
  const parts = [
    snapshot.subarray(0, begins),
    ...libraries.map(([, code]) => code),
    ...runs.map(([at, size]) => memory.subarray(at, at + size)),
  ];
  return new Blob([Uint32Array.of(head.length), head, .../** @type {BlobPart[]} */ (parts)]);
}

/**
 * Where the memory is not empty: pages that follow each other, with their length.
 * @param {Uint8Array} memory
 */
function runsOf(memory) {
  const words = new BigUint64Array(memory.buffer, memory.byteOffset, memory.length / 8);
  /** @type {Place[]} */
  const runs = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    if (words.subarray(at / 8, (at + PAGE) / 8).every((word) => !word)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1] += PAGE;
    else runs.push([at, PAGE]);
  }
  return runs;
}

/**
 * Read what an image begins with, up to the memory.
 * @param {Image} image
 */
function begin(image) {
  let from = 0;
  const next = (/** @type {number} */ size) => {
    const found = new Uint8Array(size);
    image.read(found, from);
    from += size;
    return found;
  };
  const length = new DataView(next(4).buffer).getUint32(0, true);
  if (length > image.size) throw new Error("this is no image");
  /** @type {Head} */
  const head = JSON.parse(new TextDecoder().decode(next(length)));
  const snapshot = next(head.begins);
  const libraries = head.libraries.map(([path, size]) => /** @type {[string, Uint8Array]} */ ([path, next(size)]));
  if (head.runs.reduce((end, [, size]) => end + size, from) !== image.size) throw new Error("the image is not whole");
  return { head, snapshot, libraries, from };
}

/**
 * Fill a memory with what was in another one.
 * @param {Uint8Array} memory
 * @param {Place[]} runs
 * @param {Image} image
 * @param {number} from where in the image they are
 */
function remember(memory, runs, image, from) {
  let end = 0;
  for (const [at, size] of runs) {
    memory.fill(0, end, at);
    image.read(memory.subarray(at, at + size), from);
    end = at + size;
    from += size;
  }
}
