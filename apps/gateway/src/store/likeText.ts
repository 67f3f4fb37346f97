/** A pattern for LIKE that finds a text anywhere, with its own wildcards taken as signs. */
export const likeText = (text: string): string =>
  `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
