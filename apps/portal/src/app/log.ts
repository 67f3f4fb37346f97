/** Writes an error to the browser's console, for whoever looks into a failure. */
export function logError(text: string, error: unknown): void {
  console.error(text, error);
}

/** Writes a line that is hidden unless someone asks the console for it. */
export function logDebug(line: string): void {
  console.debug(line);
}
