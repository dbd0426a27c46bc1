/** What the page and the workers of its device say to each other. */

/** Page to the worker of the tables. */
export type ToHouse =
  | { kind: "open"; engine: string; quick: boolean }
  | { kind: "request"; id: number; method: string; path: string; query: Record<string, string>; body: string }
  | { kind: "connect" }
  | { kind: "say"; text: string }
  | { kind: "cut" };

/** The worker of the tables to its page. */
export type FromHouse =
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "answered"; id: number; status: number; text: string }
  | { kind: "tell"; text: string }
  | { kind: "thinking"; work: string; share: number };

/** The worker of the tables to the one that thinks, and back. */
export type ToThinker =
  { kind: "open"; engine: string; quick: boolean } | { kind: "think"; id: number; work: string; args: string };
export type FromThinker =
  { kind: "open" } | { kind: "thought"; id: number; text: string } | { kind: "progress"; share: number };

/** What a page asks of its service worker. */
export type ToServiceWorker =
  { kind: "keep"; parts: string[] } | { kind: "remember"; files: string[] } | { kind: "forget" } | { kind: "update" };
