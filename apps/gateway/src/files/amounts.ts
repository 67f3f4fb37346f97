/** Cents as the cell of a file holds them: 1234 is 12.34. */
export const dollarsOf = (cents: number): number => cents / 100;

/** Thousandths of a gallon, or of another unit, as the cell of a file holds them: 1500 is 1.5. */
export const unitsOf = (thousandths: number): number => thousandths / 1000;
