/** Cents as the value of a file's cell: 1234 becomes 12.34. */
export const dollarsOf = (cents: number): number => cents / 100;

/** Thousandths of a gallon or other unit as the value of a file's cell: 1500 becomes 1.5. */
export const unitsOf = (thousandths: number): number => thousandths / 1000;
