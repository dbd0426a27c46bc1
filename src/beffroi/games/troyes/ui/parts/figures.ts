/** Levels and rounds are counted in Roman figures. */
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;
