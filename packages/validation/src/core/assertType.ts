/**
 * Asserts what has to hold for the types that follow to be true, where no schema looks.
 *
 * @throws TypeError with the text when it does not hold. [ERR-01]
 */
export function assertType(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new TypeError(otherwise);
}
