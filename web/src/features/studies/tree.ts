/** The tree of a chapter: lines, variations, and what stands where. */
import type { StudyChapter, StudyNode } from "@web/generated/protocol";

export const ROOT = 0;

/** A row of the list of moves: a move of the line it stands in, or a variation that begins here. */
export interface Row {
  node: StudyNode;
  /** How many moves lead here. */
  ply: number;
  depth: number;
  /** The name of the variation that begins with this row, such as "B1"; "" within a line. */
  name: string;
}

/** What was fetched lately put into what was known: the nodes of the order, the newest of each. */
export function merged(known: StudyChapter | null, told: StudyChapter): StudyChapter {
  if (!known || known.id !== told.id) return told;
  const nodes = new Map([...known.nodes, ...told.nodes].map((node) => [node.id, node]));
  return { ...told, nodes: told.order.flatMap((id) => nodes.get(id) ?? []) };
}

export class Tree {
  readonly nodes: ReadonlyMap<number, StudyNode>;
  readonly #children = new Map<number, StudyNode[]>();

  constructor(chapter: StudyChapter) {
    this.nodes = new Map(chapter.nodes.map((node) => [node.id, node]));
    for (const node of chapter.nodes) {
      const siblings = this.#children.get(node.parent);
      if (siblings) siblings.push(node);
      else this.#children.set(node.parent, [node]);
    }
  }

  children(id: number): readonly StudyNode[] {
    return this.#children.get(id) ?? [];
  }

  /** The nodes from the beginning to one, with both. */
  path(id: number): StudyNode[] {
    const found: StudyNode[] = [];
    for (let node = this.nodes.get(id); node; node = this.nodes.get(node.parent)) found.unshift(node);
    return found;
  }

  /** The end of the line that goes on from a node. */
  last(id: number): number {
    let at = id;
    for (let next = this.children(at)[0]; next; next = this.children(at)[0]) at = next.id;
    return at;
  }

  /** How many nodes a node and all that follow it are. */
  size(id: number): number {
    const ids = [id];
    for (const one of ids) ids.push(...this.children(one).map((child) => child.id));
    return ids.length;
  }

  /** The first node of the branch a node stands in. */
  branch(id: number): number {
    let at = id;
    for (;;) {
      const node = this.nodes.get(at);
      if (!node || node.parent < ROOT || this.children(node.parent)[0]?.id !== at) return at;
      at = node.parent;
    }
  }

  /** Where answers lead as far as the tree has them: the node, and how many were followed. */
  follow(from: number, codes: readonly string[]): { node: number; known: number } {
    let node = from;
    for (const [i, code] of codes.entries()) {
      const next = this.children(node).find((one) => one.code === code);
      if (!next) return { node, known: i };
      node = next.id;
    }
    return { node, known: codes.length };
  }

  /** The rows of the list: each line whole, its variations below the move they stand beside. */
  rows(): Row[] {
    const rows: Row[] = [];
    const walk = (first: StudyNode | undefined, ply: number, depth: number, name: string): void => {
      let begins = name;
      for (let node = first, at = ply; node; node = this.children(node.id)[0], at += 1) {
        rows.push({ node, ply: at, depth, name: begins });
        begins = "";
        if (this.children(node.parent)[0]?.id !== node.id) continue; // the others are told beside the line
        this.children(node.parent)
          .slice(1)
          .forEach((other, i) => walk(other, at, depth + 1, variation(name, i)));
      }
    };
    walk(this.children(ROOT)[0], 1, 0, "");
    return rows;
  }
}

const A = 65;

/** The name of the nth variation within another: letters, then figures, by turns. */
const variation = (within: string, n: number): string =>
  within && /[A-Z]$/.test(within) ? `${within}${n + 1}` : `${within}${String.fromCharCode(A + (n % 26))}`;
