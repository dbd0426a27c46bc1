/** Gives interchangeable pieces an identity from one view to the next, so that they can be seen to move. */

/** Something that lies somewhere: pieces of one kind can stand for each other. */
export interface Lying {
  kind: string;
  place: string;
}

export class Identity {
  #keys = new Map<string, string>();
  #kinds = new Map<string, string>();
  #count = 0;

  /** The key of the piece at a place, after `follow`. */
  at(place: string): string {
    return this.#keys.get(place) ?? place;
  }

  /** Whoever stays where it was keeps its key; what is new at a place is one of its kind that left another. */
  follow(pieces: readonly Lying[]): void {
    const stay = new Map<string, string>();
    const come: Lying[] = [];
    const gone = new Set(this.#keys.keys());
    for (const piece of pieces) {
      const known = this.#keys.get(piece.place);
      if (known !== undefined && this.#kinds.get(piece.place) === piece.kind) {
        stay.set(piece.place, known);
        gone.delete(piece.place);
      } else come.push(piece);
    }
    const free = new Map<string, string[]>();
    for (const place of gone) {
      const [kind, key] = [this.#kinds.get(place), this.#keys.get(place)];
      if (kind !== undefined && key !== undefined) free.set(kind, [...(free.get(kind) ?? []), key]);
    }
    for (const piece of come) stay.set(piece.place, free.get(piece.kind)?.shift() ?? `${piece.kind}#${this.#count++}`);
    this.#keys = stay;
    this.#kinds = new Map(pieces.map((piece) => [piece.place, piece.kind]));
  }
}
