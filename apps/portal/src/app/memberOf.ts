/** Reads a property of any value, enumerable or not (an Error's message is not); else undefined. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
