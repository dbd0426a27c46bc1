/** What is said at a table. */
import type { ChatMessage } from "@web/generated/protocol";

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

  /** Take a line away that the host removed. */
  forget(id: number): void {
    this.lines = this.lines.filter((line) => line.id !== id);
  }

  /** Show these lines instead: somebody is no longer heard. */
  replace(lines: readonly ChatMessage[]): void {
    this.lines = [...lines];
  }
}
