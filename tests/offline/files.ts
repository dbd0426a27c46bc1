/** A plain file server, such as any web space has: it sends files, packed ones where there are some, and nothing else. */
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import type { AddressInfo } from "node:net";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export class FileServer {
  /** Bytes of bodies that were sent, and what was asked for. */
  sent = 0;
  requests: string[] = [];
  sizes = new Map<string, number>();
  folder: string;
  #base: string;
  #port = 0;
  #server: Server | null = null;

  /** Serve a folder under a sub-path, such as "/games/beffroi/". */
  constructor(folder: string, base = "/") {
    this.folder = folder;
    this.#base = base;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}${this.#base}`;
  }

  async open(): Promise<void> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://files");
      const inside = pathname.startsWith(this.#base) ? pathname.slice(this.#base.length) : "../nothing";
      this.requests.push(inside);
      const path = join(this.folder, normalize(decodeURIComponent(inside)) || ".");
      const file =
        path.endsWith("/") || path === this.folder || path === `${this.folder}/.` ? join(path, "index.html") : path;
      if (!file.startsWith(this.folder) || !existsSync(file) || statSync(file).isDirectory()) {
        response.writeHead(404).end();
        return;
      }
      const packed = /\bbr\b/.test(String(request.headers["accept-encoding"])) && existsSync(`${file}.br`);
      response.writeHead(200, {
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
        ...(packed ? { "content-encoding": "br" } : {}),
      });
      const stream = createReadStream(packed ? `${file}.br` : file);
      stream.on("data", (piece) => {
        this.sent += piece.length;
        this.sizes.set(inside, (this.sizes.get(inside) ?? 0) + piece.length);
      });
      stream.pipe(response);
    });
    await new Promise<void>((ready) => server.listen(this.#port, "127.0.0.1", ready));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Be gone: nobody answers at this address any more. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(null)));
  }
}
