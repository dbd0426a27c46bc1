/** "Your turn" by the browser, also when no page is open. */
import * as api from "@web/core/api";

export type PushState = "unknown" | "never" | "off" | "on";

const possible = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export async function pushState(): Promise<PushState> {
  if (!possible() || Notification.permission === "denied") return "never";
  const worker = await navigator.serviceWorker.ready; // on a first visit it is still on its way
  return (await worker.pushManager.getSubscription()) ? "on" : "off";
}

export async function pushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return "never";
  const { key } = await api.pushKey();
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await api.addChannel({ kind: "push", target: JSON.stringify(subscription), mode: "each" });
  return "on";
}

export async function pushOff(): Promise<PushState> {
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  const known = (await api.channels()).filter((channel) => channel.kind === "push");
  await Promise.all(known.map((channel) => api.dropChannel(channel.id)));
  await subscription?.unsubscribe();
  return "off";
}

/** A key in URL-safe base64 as the bytes the browser wants. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
