/** The worker that thinks: bots, hints, looking back. It is simply ended when its thinking is to be cut short. */
import { loadEngine } from "./engine";
import type { FromThinker, ToThinker } from "./messages";

type Think = (work: string, args: string, progress: (share: number) => void) => string;

let think: Promise<Think> | null = null;
const tell = (message: FromThinker) => postMessage(message);

async function open(engine: string, quick: boolean): Promise<Think> {
  const python = await loadEngine(engine, quick);
  return python.pyimport("beffroi.local.browser").think as Think;
}

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "open") {
    think = open(data.engine, data.quick);
    if (await think) tell({ kind: "open" });
    return;
  }
  const found = (await think)?.(data.work, data.args, (share) => tell({ kind: "progress", share }));
  tell({ kind: "thought", id: data.id, text: found ?? JSON.stringify({ error: "not opened" }) });
};
