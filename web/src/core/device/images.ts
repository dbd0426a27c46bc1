/** Where images of the engine's memory are kept on a device: files of its own that a worker reads at once, without copies. */
import type { Image } from "./start.mjs";

/** A file as a worker may open it. */
interface OpenFile {
  getSize(): number;
  read(into: Uint8Array, where: { at: number }): number;
  write(content: Uint8Array, where: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}
interface WorkersFile extends FileSystemFileHandle {
  createSyncAccessHandle(how?: { mode: "read-only" }): Promise<OpenFile>;
}
export interface KeptImage extends Image {
  close(): void;
}

const FOLDER = "beffroi-images";
const AT_ONCE = 1 << 22; // bytes that are written at a time

const nameOf = (engine: string): string => engine.split("/").at(-2) ?? ""; // its version, which tells all of it

async function folder(how: { create?: boolean } = {}): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, how);
}

/** Open the image of an engine; it fails where none is kept. */
export async function openImage(engine: string): Promise<KeptImage> {
  const file = (await (await folder()).getFileHandle(nameOf(engine))) as WorkersFile;
  const opened = await file.createSyncAccessHandle({ mode: "read-only" });
  return {
    size: opened.getSize(),
    read(into, at) {
      if (opened.read(into, { at }) !== into.length) throw new Error("the image is not whole");
    },
    close: () => opened.close(),
  };
}

/** Keep the image of an engine, and none of any other; a full device keeps nothing of it. */
export async function writeImage(engine: string, image: Blob): Promise<void> {
  await forgetImages().catch(() => undefined); // another window reads one just now
  const file = (await (await folder({ create: true })).getFileHandle(nameOf(engine), { create: true })) as WorkersFile;
  const opened = await file.createSyncAccessHandle();
  try {
    for (let at = 0; at < image.size; at += AT_ONCE) {
      const part = new Uint8Array(await image.slice(at, at + AT_ONCE).arrayBuffer());
      if (opened.write(part, { at }) !== part.length) throw new DOMException("no room", "QuotaExceededError");
    }
    opened.flush();
  } catch (error) {
    opened.truncate(0);
    throw error;
  } finally {
    opened.close();
  }
}

/** Forget all images. */
export async function forgetImages(): Promise<void> {
  const files = await navigator.storage.getDirectory();
  await files.removeEntry(FOLDER, { recursive: true }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "NotFoundError")) throw error;
  });
}
