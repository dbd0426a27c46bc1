/** Python and our package in a worker: loaded from the files that `web/scripts/engine.mjs` packed. */
import type { PyodideInterface } from "pyodide";
import { imageOf, start } from "./start.mjs";

type Pyodide = typeof import("pyodide");
type How = Parameters<typeof start>[3];

const FILES = "beffroi-files"; // the service worker's: it forgets an image with the engine that it is of
const imageAt = (engine: string): string => `${engine}image.gz`;

/** Start the interpreter, from an image of its memory where one is kept; `engine` is the folder of its files. */
export async function loadEngine(engine: string): Promise<PyodideInterface> {
  const kept = await globalThis.caches?.match(imageAt(engine), { cacheName: FILES });
  if (!kept) return fresh(engine);
  try {
    return await fresh(engine, { _loadSnapshot: unpacked(kept) });
  } catch (error) {
    console.warn("the image of the engine is of no use:", error);
    await (await caches.open(FILES)).delete(imageAt(engine));
    return fresh(engine);
  }
}

/** Keep an image of the memory of a started interpreter, from which the next one starts in a third of the time. */
export async function keepImage(engine: string): Promise<void> {
  const image = imageOf(await fresh(engine, { _makeSnapshot: true }));
  const packing = new Blob([image as BlobPart]).stream().pipeThrough(new CompressionStream("gzip"));
  const packed = await new Response(packing).blob(); // whole, so that a full device keeps nothing of it
  await (await caches.open(FILES)).put(imageAt(engine), new Response(packed));
}

async function fresh(engine: string, how?: How): Promise<PyodideInterface> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as Pyodide;
  const pack = async () => (await fetch(`${engine}beffroi.pack`)).arrayBuffer();
  return start(loadPyodide, engine, pack, how);
}

/** An image as it was; this goes on while the interpreter is loaded. */
const unpacked = (kept: Response): Promise<ArrayBuffer> =>
  new Response(kept.body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
