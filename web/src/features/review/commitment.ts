/** The promise before the game: SHA-256 of the secret of its luck. */

/** Whether a secret (hex) is the one that was promised; null where this browser does not compute hashes (plain http). */
export async function matchesCommitment(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
