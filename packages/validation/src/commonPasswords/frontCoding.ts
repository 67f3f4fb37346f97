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

function sharedLength(one: string, other: string): number {
  const longest = Math.min(one.length, other.length, SHARED_MAX);
  let length = 0;
  while (length < longest && one[length] === other[length]) length += 1;
  return length;
}

/** Encodes texts, in any order, without duplicates. */
export function frontEncode(texts: Iterable<string>): string {
  let before = '';
  let coded = '';
  for (const [at, text] of [...new Set(texts)].toSorted().entries()) {
    const shared = sharedLength(before, text);
    coded += `${at % TEXTS_PER_LINE === 0 ? '\n' : ''}${String.fromCharCode(NONE + shared)}${text.slice(shared)}`;
    before = text;
  }
  return `${coded}\n`;
}

/** Decodes the texts, sorted by code unit. */
export function frontDecode(coded: string): string[] {
  let before = '';
  return (coded.match(/[A-Z][^A-Z\s]*/g) ?? []).map((entry) => {
    before = before.slice(0, entry.charCodeAt(0) - NONE) + entry.slice(1);
    return before;
  });
}
