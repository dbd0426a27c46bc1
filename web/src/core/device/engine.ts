/** Python and our package in a worker: loaded from the files that `web/scripts/engine.mjs` packed. */
import { loadPyodide, type PyodideInterface } from "pyodide";
import { forgetImages, openImage, writeImage } from "./images";
import { makeImage, resume, start } from "./start.mjs";

/** Start the interpreter; `engine` is the folder of its files, `quick` whether an image of its memory may be kept. */
export async function loadEngine(engine: string, quick: boolean): Promise<PyodideInterface> {
  const python = quick ? await wake(engine) : null;
  return python ?? start(loadPyodide, engine, packAfterInterpreter(engine));
}

/** Send for our package when the line has brought the interpreter, which takes a while to get ready then. */
function packAfterInterpreter(engine: string): () => Promise<ArrayBuffer> {
  let coming: Promise<ArrayBuffer> | null = null;
  const send = () => (coming ??= packOf(engine));
  const looking = new PerformanceObserver((came) => {
    if (!came.getEntriesByName(`${engine}pyodide.asm.wasm`).length) return;
    looking.disconnect();
    send().catch(() => undefined); // told to who waits for it
  });
  looking.observe({ type: "resource" });
  return send;
}

/** Start the interpreter from its image; null where none is kept, or one that is of no use. */
async function wake(engine: string): Promise<PyodideInterface | null> {
  const image = openImage(engine); // looked for while the interpreter itself is read
  try {
    return await resume(loadPyodide, engine, image, () => readNow(packAt(engine)));
  } catch (error) {
    const found = await image.catch(() => null);
    if (!found) return null;
    console.warn("the image of the engine is of no use:", error);
    found.close();
    await forgetImages();
    return null;
  } finally {
    void image.then((found) => found.close()).catch(() => undefined);
  }
}

/** Keep an image of the memory of a started interpreter, from which the next one starts in a fraction of the time. */
export async function keepImage(engine: string): Promise<void> {
  await writeImage(engine, await makeImage(loadPyodide, engine, await packOf(engine)));
}

const packAt = (engine: string): string => `${engine}beffroi.pack`;
const packOf = async (engine: string): Promise<ArrayBuffer> => (await fetch(packAt(engine))).arrayBuffer();

/** Read a file while Python waits for it, which only a worker may. */
function readNow(address: string): ArrayBuffer {
  const asked = new XMLHttpRequest();
  asked.open("GET", address, false);
  asked.responseType = "arraybuffer";
  asked.send();
  if (asked.status !== 200) throw new Error(`${address}: ${asked.status}`);
  return asked.response as ArrayBuffer;
}
