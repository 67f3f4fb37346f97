/**
 * Capitalizes the first letter. Text in ALL CAPITALS or in Title Case becomes lowercase first;
 * names inside a normal sentence keep their capitals. [UI-06]
 */
export function sentenceCase(text: string): string {
  const trimmed = text.trim();
  const letters = trimmed.replaceAll(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 3 && letters === letters.toUpperCase();
  const words = trimmed.split(/\s+/);
  const isTitle =
    words.length > 2 && words.every((word) => /^[^\p{L}]*\p{Lu}[\p{Ll}'’]*[^\p{L}]*$/u.test(word));
  const sentence = isShouted || isTitle ? trimmed.toLocaleLowerCase('en') : trimmed;
  return sentence.replace(/^[^\p{L}\p{N}]*\p{L}/u, (first) => first.toLocaleUpperCase('en'));
}
