export interface SplitName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const PARTICLES = new Set(
  'al bin da das de del della den der di do dos du el ibn la le les san st st. ten ter van von zu'.split(
    ' ',
  ),
);
const SUFFIX = /^(?:jr|sr|i{2,3}|iv)\.?$/i;

const joinOrNull = (words: readonly string[]) => (words.length === 0 ? null : words.join(' '));

/**
 * Splits a combined name: `Last, First` at the comma, `First Last` before the last word, including
 * preceding particles and a following suffix. A single word is a last name.
 */
export function splitName(text: string): SplitName {
  const comma = text.indexOf(',');
  if (comma >= 0 && !SUFFIX.test(text.slice(comma + 1).trim())) {
    const lastName = text.slice(0, comma).trim();
    const firstName = text.slice(comma + 1).trim();
    return { firstName: firstName || null, lastName: lastName || null };
  }
  const words = text.replace(',', '').split(' ').filter(Boolean);
  let start = words.length - 1;
  if (start > 1 && SUFFIX.test(words[start] ?? '')) start -= 1;
  while (start > 1 && PARTICLES.has((words[start - 1] ?? '').toLowerCase())) start -= 1;
  return { firstName: joinOrNull(words.slice(0, start)), lastName: joinOrNull(words.slice(start)) };
}
