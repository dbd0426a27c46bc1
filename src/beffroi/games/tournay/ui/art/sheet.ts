/** The drawings of the cards and pieces (sheet.svg), put into the document once: patterns and tints work only there. */
import address from "./sheet.svg?url";

let brought: Promise<void> | null = null;

/** Bring the sheet; its symbols are then drawn with `<use href="#tny-…">`. */
export function bringSheet(): Promise<void> {
  brought ??= fetch(address)
    .then((answer) => answer.text())
    .then((text) => {
      const box = document.createElement("div");
      box.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
      box.setAttribute("aria-hidden", "true");
      box.innerHTML = text;
      document.body.prepend(box);
    })
    .catch(() => void (brought = null)); // without the drawings the names are still there; the next board tries again
  return brought;
}
