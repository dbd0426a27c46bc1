/** Notices by the browser, also when no page is open. */
import * as api from "@web/core/api";
import type { Channel } from "@web/generated/protocol";

/** Whether this browser can be told, and whether it is. */
export type PushState = "unknown" | "never" | "off" | "on";

const possible = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.ready; // on a first visit it is still on its way
  return worker.pushManager.getSubscription();
}

export async function pushState(): Promise<PushState> {
  if (!possible() || Notification.permission === "denied") return "never";
  return (await subscription()) ? "on" : "off";
}

/** Ask the browser, and let the server know of it under a name. */
export async function pushOn(name: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return "never";
  const { key } = await api.pushKey();
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await api.addChannel({ kind: "push", target: JSON.stringify(found), mode: "each", name });
  return "on";
}

/** Tell this browser no more; other devices keep being told. */
export async function pushOff(channel: Pick<Channel, "id">): Promise<PushState> {
  await api.dropChannel(channel.id);
  await endPushHere();
  return "off";
}

/** End what this browser subscribed to: whoever uses it next is told nothing of ours. */
export async function endPushHere(): Promise<void> {
  if (!possible() || !navigator.serviceWorker.controller) return;
  await (await subscription())?.unsubscribe();
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];

/** What this device may be called: "Firefox, Windows". */
export function deviceName(agent: string): string {
  const find = (known: readonly [RegExp, string][]) => known.find(([pattern]) => pattern.test(agent))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(", ");
}

/** A key in URL-safe base64 as the bytes the browser wants. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
