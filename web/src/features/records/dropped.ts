/** A file that was dropped on another page, on its way to the page that reads it. */
let file: File | null = null;

export function keepDropped(dropped: File): void {
  file = dropped;
}

export function takeDropped(): File | null {
  const taken = file;
  file = null;
  return taken;
}

/** The file somebody drops, if there is one. */
export const fileOf = (event: DragEvent): File | null => event.dataTransfer?.files[0] ?? null;

/** Whether something that is dragged over the page is a file. */
export const carriesFile = (event: DragEvent): boolean => !!event.dataTransfer?.types.includes("Files");
