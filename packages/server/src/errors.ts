/** A problem that an operator can fix (a taken port, an unwritable folder); shown as one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The `code` of a system or database error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether the database rejected a row because its unique key already exists. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505';

/** SQLSTATEs of a lost connection or an unavailable or full server, and the system's own codes. */
const UNREACHABLE =
  /^(?:08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Driver messages of errors without a code. */
const WITHOUT_CODE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether the database could not be reached, or was lost during the statement. */
export const isUnreachable = (error: unknown): boolean =>
  UNREACHABLE.test(errorCode(error) ?? '') ||
  (error instanceof Error && WITHOUT_CODE.test(error.message));

/**
 * Runs a server's main function. A `StartupError` ends the process with its message as one line and
 * no stack; anything else is a bug and keeps its stack.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof StartupError;
    const text = isExpected || !(error instanceof Error) ? String(error) : (error.stack ?? error);
    process.stderr.write(`${isExpected ? error.message : String(text)}\n`);
    process.exit(1);
  }
}
