/**
 * Sorted texts as one text: each begins with a capital that says how many characters it shares with
 * the one before (A none, B one, up to Z), then come the rest of its own. Made for texts without
 * capitals and white space, as passwords in a list are; half the size of the plain list, and no text
 * is found that was not put in.
 */
const NONE = 'A'.charCodeAt(0);
const SHARED_MAX = 25;
/** Texts on one line of the source file. */
const TEXTS_PER_LINE = 100;

function sharedLength(one: string, other: string): number {
  const longest = Math.min(one.length, other.length, SHARED_MAX);
  let length = 0;
  while (length < longest && one[length] === other[length]) length += 1;
  return length;
}

/** Puts texts into one; they need no order. */
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

/** The texts again, sorted by code unit. */
export function frontDecode(coded: string): string[] {
  let before = '';
  return (coded.match(/[A-Z][^A-Z\s]*/g) ?? []).map((entry) => {
    before = before.slice(0, entry.charCodeAt(0) - NONE) + entry.slice(1);
    return before;
  });
}
