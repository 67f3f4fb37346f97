/** Characters beyond Latin-1 that the standard fonts of a PDF include (WinAnsi). */
const FURTHER_SIGNS = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
const LATIN_1_MAX = 0xff;
const SPACE = 0x20;
const DELETE = 0x7f;
const LATIN_1_FIRST = 0xa0;

const isShown = (char: string): boolean => {
  const code = char.codePointAt(0) ?? 0;
  const isLatin = code <= LATIN_1_MAX && code >= SPACE && (code < DELETE || code >= LATIN_1_FIRST);
  return isLatin || FURTHER_SIGNS.has(char);
};

/**
 * Reduces text to what the standard fonts can show: a letter that they lack loses its accent, and
 * anything else that they lack becomes a question mark. Line breaks become spaces.
 */
export function pdfText(text: string): string {
  const oneLine = text.normalize('NFC').replaceAll(/[\t\r\n]+/g, ' ');
  return Array.from(oneLine, (char) => {
    if (isShown(char)) return char;
    const unaccented = char.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return unaccented !== '' && Array.from(unaccented).every(isShown) ? unaccented : '?';
  }).join('');
}
