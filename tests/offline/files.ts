/** A plain file server, such as any web space has: it sends files, packed ones where there are some, and nothing else. */
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

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

const PUT_THERE = new Date(Date.now() - 30 * 86_400_000).toUTCString();
const PIECE = 16_384; // bytes that are sent at a time

/** A slow line: what it carries, and how long it takes to be asked. Browsers slow the page's own requests only. */
export interface Line {
  bytesPerSecond: number;
  latency: number; // milliseconds
}

export class FileServer {
  /** Bytes of bodies that were sent, and what was asked for. */
  sent = 0;
  requests: string[] = [];
  sizes = new Map<string, number>();
  folder: string;
  /** The line between the server and everybody; null for one that takes no time. */
  line: Line | null = null;
  #free = 0; // when the line has carried everything so far
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
        "last-modified": PUT_THERE, // so old that browsers ask no second time for days
        ...(packed ? { "content-encoding": "br" } : {}),
      });
      void this.#send(packed ? `${file}.br` : file, inside, response);
    });
    await new Promise<void>((ready) => server.listen(this.#port, "127.0.0.1", ready));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async #send(file: string, inside: string, response: ServerResponse): Promise<void> {
    if (this.line) await sleep(this.line.latency);
    for await (const piece of createReadStream(file, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
      await this.#carry(piece.length);
      if (response.destroyed) return;
      this.sent += piece.length;
      this.sizes.set(inside, (this.sizes.get(inside) ?? 0) + piece.length);
      response.write(piece);
    }
    response.end();
  }

  /** Wait until the line, which all answers share, has carried so many bytes more. */
  async #carry(bytes: number): Promise<void> {
    if (!this.line) return;
    this.#free = Math.max(this.#free, performance.now()) + (1000 * bytes) / this.line.bytesPerSecond;
    await sleep(this.#free - performance.now());
  }

  /** Be gone: nobody answers at this address any more. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(null)));
  }
}
