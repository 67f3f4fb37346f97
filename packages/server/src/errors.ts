/** A problem that an operator can mend (a taken port, an unwritable folder): shown as one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The `code` of a system or database error, or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** True when a database refused a row because a unique key holds it already. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505';

/**
 * Runs a server's main function. A `StartupError` ends the process with its message as one line
 * and no stack; anything else is a fault of ours and keeps its stack.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const expected = error instanceof StartupError;
    const text = expected || !(error instanceof Error) ? String(error) : (error.stack ?? error);
    process.stderr.write(`${expected ? error.message : String(text)}\n`);
    process.exit(1);
  }
}
