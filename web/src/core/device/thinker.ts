/** The line of what is to be thought about, one thing at a time, and the worker that does it. */
import type { FromThinker, ToThinker } from "./messages";
import ThinkerWorker from "./thinker.worker?worker";

interface Job {
  work: string;
  args: string;
  done: (text: string) => void;
}

const CUT = JSON.stringify({ value: null });
const ANSWER = "answer"; // the work of a bot whose turn it is

export class Thinker {
  #from: { engine: string; quick: boolean };
  #worker: Worker | null = null;
  #jobs: Job[] = [];
  #busy: Job | null = null;
  #open = false; // whether the worker can think yet
  #id = 0;
  #progress: (work: string, share: number) => void;
  #here: (work: string, args: string) => string;

  /** `here` thinks without a worker: bots answer so while it starts, which takes longer than they do. */
  constructor(
    from: { engine: string; quick: boolean },
    progress: (work: string, share: number) => void,
    here: (work: string, args: string) => string,
  ) {
    this.#from = from;
    this.#progress = progress;
    this.#here = here;
  }

  /** Have something worked out. Answers of bots go before a look back, which nobody waits for so eagerly. */
  think(work: string, args: string): Promise<string> {
    if (work === ANSWER && !this.#open) return this.#thinkHere(work, args);
    return new Promise((done) => {
      const job = { work, args, done };
      if (work === "analyse") this.#jobs.push(job);
      else this.#jobs.splice(this.#jobs.filter((one) => one.work !== "analyse").length, 0, job);
      this.#next();
    });
  }

  /** Think at once, but after whatever the page is to be told first. */
  async #thinkHere(work: string, args: string): Promise<string> {
    this.#progress(work, 0);
    await new Promise((told) => setTimeout(told));
    const text = this.#here(work, args);
    this.#progress(work, 1);
    return text;
  }

  /** End what is being thought about; whoever asked for it is told. */
  cut(): void {
    const job = this.#busy;
    if (!job) return;
    this.#worker?.terminate();
    this.#worker = null;
    this.#open = false;
    this.#finish(job, CUT);
  }

  #finish(job: Job, text: string): void {
    this.#busy = null;
    this.#progress(job.work, 1);
    job.done(text);
    this.#next();
  }

  #next(): void {
    const job = this.#busy ? null : this.#jobs.shift();
    if (!job) return;
    this.#busy = job;
    this.#progress(job.work, 0);
    this.#send({ kind: "think", id: ++this.#id, work: job.work, args: job.args });
  }

  #send(message: ToThinker): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  /** Start the worker, before it is needed if there is time. */
  warm(): void {
    this.#worker ??= this.#start();
  }

  #start(): Worker {
    const worker = new ThinkerWorker();
    worker.postMessage({ kind: "open", ...this.#from } satisfies ToThinker);
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#hear(data);
    worker.onerror = () => this.cut();
    return worker;
  }

  #hear(message: FromThinker): void {
    if (message.kind === "open") this.#open = true;
    const job = this.#busy;
    if (!job || message.kind === "open") return;
    if (message.kind === "progress") this.#progress(job.work, message.share);
    else if (message.id === this.#id) this.#finish(job, message.text);
  }
}
