/**
 * Encodes sorted texts as a single string: each entry starts with a capital letter for the number
 * of characters it shares with the previous one (A for none, B for one, up to Z), followed by the
 * rest. Works for texts without capitals or whitespace, such as password lists. Half the size of
 * the plain list, and exact.
 */
const NONE = 'A'.charCodeAt(0);
const SHARED_MAX = 25;
/** Entries per line of the source file. */
const TEXTS_PER_LINE = 100;

function sharedLength(first: string, second: string): number {
  const longest = Math.min(first.length, second.length, SHARED_MAX);
  let length = 0;
  while (length < longest && first[length] === second[length]) length += 1;
  return length;
}

/** Encodes texts, in any order, without duplicates. */
export function frontEncode(texts: Iterable<string>): string {
  let previous = '';
  let encoded = '';
  for (const [index, text] of [...new Set(texts)].toSorted().entries()) {
    const shared = sharedLength(previous, text);
    encoded += `${index % TEXTS_PER_LINE === 0 ? '\n' : ''}${String.fromCharCode(NONE + shared)}${text.slice(shared)}`;
    previous = text;
  }
  return `${encoded}\n`;
}

/** Decodes the texts, sorted by code unit. */
export function frontDecode(encoded: string): string[] {
  let previous = '';
  return (encoded.match(/[A-Z][^A-Z\s]*/g) ?? []).map((entry) => {
    previous = previous.slice(0, entry.charCodeAt(0) - NONE) + entry.slice(1);
    return previous;
  });
}
