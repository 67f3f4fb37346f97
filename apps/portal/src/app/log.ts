/** Logs an error to the browser console for troubleshooting. */
export function logError(text: string, error: unknown): void {
  console.error(text, error);
}

/** Logs a line at the console's debug level, hidden by default. */
export function logDebug(line: string): void {
  console.debug(line);
}
