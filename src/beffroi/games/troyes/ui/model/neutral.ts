/** The owner of the grey pieces: nobody, or in the Royal Challenge the King. */
export const NEUTRAL = 4;
