/** The ways somebody is told: listed, added, changed, tried, removed. */
import * as api from "@web/core/api";
import { notices } from "@web/core/notices.svelte";
import { session } from "@web/core/session.svelte";
import type { Channel, ChannelBody } from "@web/generated/protocol";
import { deviceName, pushOff, pushOn, pushState, type PushState } from "./push";
import { t } from "./texts";

export class Channels {
  list = $state.raw<readonly Channel[]>([]);
  push = $state<PushState>("unknown");
  busy = $state(false);
  loaded = $state(false);
  /** The channel that was just tried, and whether it worked. */
  tried = $state.raw<{ id: string; sent: boolean } | null>(null);

  /** The push messages of this very browser. */
  get here(): Channel | undefined {
    return this.list.find((channel) => channel.kind === "push" && channel.here);
  }

  /** What is known; whether this browser is told comes later, where its worker is still on its way. */
  async load(): Promise<void> {
    this.list = session.me ? await api.channels() : [];
    this.loaded = true;
    void pushState().then((state) => (this.push = state));
  }

  add(body: ChannelBody): Promise<boolean> {
    return this.#do(async () => {
      await session.need();
      await api.addChannel(body);
    });
  }

  change(channel: Channel, change: { mode?: Channel["mode"]; name?: string }): Promise<boolean> {
    return this.#do(() => api.changeChannel(channel.id, change));
  }

  remove(channel: Channel): Promise<boolean> {
    return this.#do(() => (channel.kind === "push" && channel.here ? pushOff(channel) : api.dropChannel(channel.id)));
  }

  confirm(channel: Channel, code: string): Promise<boolean> {
    return this.#do(() => api.confirmChannel(channel.id, code.trim()));
  }

  test(channel: Channel): Promise<boolean> {
    return this.#do(async () => {
      const { sent } = await api.testChannel(channel.id);
      this.tried = { id: channel.id, sent };
    });
  }

  /** Tell this browser. */
  start(): Promise<boolean> {
    return this.#do(async () => {
      await session.need();
      this.push = await pushOn(deviceName(navigator.userAgent) || t("a-device"));
    });
  }

  async #do(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.tried = null;
    try {
      await work();
      await this.load();
      return true;
    } catch (error) {
      notices.failPlainly(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
