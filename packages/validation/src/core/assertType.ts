/**
 * Asserts a condition that the types below it rely on but no schema checks.
 *
 * @throws TypeError with the text when it does not hold. [ERR-01]
 */
export function assertType(condition: boolean, message: string): asserts condition {
  if (!condition) throw new TypeError(message);
}
