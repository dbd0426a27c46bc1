/** A mail server for the tests: it takes every mail and keeps it to be read. */
import { createServer, type AddressInfo, type Server as Sink } from "node:net";

export interface Mail {
  to: string;
  /** The headers and the text, with what was folded for the way joined again. */
  text: string;
}

export class MailSink {
  readonly mails: Mail[] = [];
  #sink: Sink | null = null;

  /** As much of SMTP as a sender needs. */
  async open(): Promise<void> {
    this.#sink = createServer((socket) => {
      let text: string[] | null = null;
      let to = "";
      socket.write("220 sink\r\n");
      socket.on("data", (data) => {
        for (const line of data.toString().split("\r\n").slice(0, -1)) {
          if (text && line !== ".") text.push(line);
          else if (text) {
            this.mails.push({ to, text: readable(text.join("\n")) });
            text = null;
            socket.write("250 kept\r\n");
          } else if (line.toUpperCase() === "DATA") {
            text = [];
            socket.write("354 go on\r\n");
          } else if (line.toUpperCase() === "QUIT") socket.end("221 bye\r\n");
          else {
            to = line.match(/^RCPT TO:<(.+)>/i)?.[1] ?? to;
            socket.write("250 sink\r\n");
          }
        }
      });
    });
    await new Promise<void>((resolve) => this.#sink!.listen(0, "127.0.0.1", resolve));
  }

  /** The setting by which a server sends its mails here. */
  get setting(): string {
    const { port } = this.#sink!.address() as AddressInfo;
    return `mailto://127.0.0.1:${port}?from=house@example.org&mode=insecure`;
  }

  /** The mails to an address, in the order in which they came. */
  to(address: string): Mail[] {
    return this.mails.filter((mail) => mail.to === address);
  }

  close(): void {
    this.#sink?.close();
  }
}

/** A mail without the foldings and codes that carry it (quoted-printable, base64). */
function readable(mail: string): string {
  const [head, ...parts] = mail.split("\n\n");
  const body = parts.join("\n\n");
  const headers = head.replace(/\n[ \t]+/g, " ");
  if (/transfer-encoding: base64/i.test(headers)) return `${headers}\n\n${Buffer.from(body, "base64").toString()}`;
  const bytes = body
    .replaceAll("=\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
  return `${headers}\n\n${/quoted-printable/i.test(headers) ? Buffer.from(bytes, "latin1").toString() : body}`;
}
