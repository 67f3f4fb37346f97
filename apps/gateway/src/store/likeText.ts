/** A LIKE pattern that finds a text anywhere, with the text's own wildcards escaped. */
export const likeText = (text: string): string =>
  `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
