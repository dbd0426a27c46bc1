/** What is said at a table. */
import type { ChatMessage } from "@web/generated/protocol";
import { socket } from "@web/core/socket.svelte";

const NEW = 10_000; // ms in which a line is news

export class ChatLog {
  lines = $state.raw<ChatMessage[]>([]);
  unread = $state(0);

  /** Take a line; true when it is news of somebody else. */
  hear(line: ChatMessage, holds: readonly number[]): boolean {
    if (this.lines.some((known) => known.id === line.id)) return false;
    this.lines = [...this.lines, line];
    const own = line.seat !== null && holds.includes(line.seat);
    if (own || Date.now() - line.at > NEW) return false;
    this.unread += 1;
    return true;
  }

  say(table: string, text: string): void {
    socket.say({ t: "chat", table, text });
  }
}
