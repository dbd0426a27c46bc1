/** What the pointer or the focus rests on, shared by hand, district and the sum in the question bar. */
class Pointed {
  /** The card of the hand. */
  held = $state("");
  /** The slot of one's own district. */
  slot = $state("");
}

export const pointed = new Pointed();
