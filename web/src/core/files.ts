/** Files given to the person at the browser. */

/** Let the browser save a document. */
export function saveFile(name: string, document_: unknown): void {
  const text = JSON.stringify(document_, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
