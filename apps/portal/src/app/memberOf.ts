/** A member of anything; undefined where there is none. Also the message of an Error, which is not enumerable. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
