/** Writes an error to the browser's console, for whoever looks into a failure. */
export function logError(text: string, error: unknown): void {
  console.error(text, error);
}
