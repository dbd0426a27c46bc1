/** Python and our package in a worker: loaded from the files that `web/scripts/engine.mjs` packed. */
import { loadPyodide, type PyodideInterface } from "pyodide";
import { makeImage, resume, start } from "./start.mjs";

const FILES = "beffroi-files"; // the service worker's: it forgets an image with the engine that it is of
const imageAt = (engine: string): string => `${engine}image`;

/** Start the interpreter, from an image of its memory where one is kept; `engine` is the folder of its files. */
export async function loadEngine(engine: string): Promise<PyodideInterface> {
  const kept = await globalThis.caches?.match(imageAt(engine), { cacheName: FILES });
  if (!kept) return start(loadPyodide, engine, () => packOf(engine));
  try {
    return await resume(loadPyodide, engine, packOf(engine), kept.arrayBuffer());
  } catch (error) {
    console.warn("the image of the engine is of no use:", error);
    await (await caches.open(FILES)).delete(imageAt(engine));
    return start(loadPyodide, engine, () => packOf(engine));
  }
}

/** Keep an image of the memory of a started interpreter, from which the next one starts in a fraction of the time. */
export async function keepImage(engine: string): Promise<void> {
  const image = await makeImage(loadPyodide, engine, await packOf(engine));
  await (await caches.open(FILES)).put(imageAt(engine), new Response(image)); // a full device keeps nothing of it
}

const packOf = async (engine: string): Promise<ArrayBuffer> => (await fetch(`${engine}beffroi.pack`)).arrayBuffer();
