/** The worker that makes an image of the started engine, once for each version of it, and is ended then. */
import { keepImage } from "./engine";

onmessage = async ({ data: engine }: MessageEvent<string>) => {
  try {
    await keepImage(engine);
    postMessage("");
  } catch (error) {
    postMessage(String(error));
  }
};
