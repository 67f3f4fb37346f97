import type { Catalog } from '../provider/catalog.ts';

/** Returns the catalog with every formatted text passed through `change`. */
export function reworded(catalog: Catalog, change: (text: string) => string): Catalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, message]) => [
      key,
      typeof message === 'string'
        ? change(message)
        : (...args: Parameters<typeof message>) => change(message(...args)),
    ]),
  );
}

/** Each letter with its replacement. */
const PAIRS =
  'AÅ BƁ CÇ DÐ EÉ FƑ GĜ HĤ IÎ JĴ KĶ LĻ MṀ NÑ OÖ PÞ QǪ RŔ SŠ TŢ UÛ VṼ WŴ XẊ YÝ ZŽ ' +
  'aå bƀ cç dð eé fƒ gĝ hĥ iî jĵ kķ lļ mɱ nñ oö pþ qǫ rŕ sš tţ uû vṽ wŵ xẋ yý zž';
const accented = new Map(PAIRS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** How much longer than English a text gets in our most verbose language. */
const GROWTH = 0.4;
/** One word of filler; a longer one could not wrap, as no word of a translation is that long. */
const FILLER = `${'~'.repeat(11)} `;
/** Markers around each pseudo-localized text, which reveal truncation. */
export const PSEUDO_EDGES = ['⟦', '⟧'] as const;
const EDGES = new RegExp(`[${PSEUDO_EDGES.join('')}]`, 'g');

/**
 * Pseudo-localizes a text: still readable, with accented letters, and 40% longer. Unaccented text
 * on a screen is not from a catalog; a missing marker means that the text was concatenated or cut
 * off.
 */
export function pseudo(text: string): string {
  if (text.trim() === '') return text;
  const content = text.replace(EDGES, '');
  const letters = content.replaceAll(/[A-Za-z]/g, (letter) => accented.get(letter) ?? letter);
  const length = Math.ceil(content.length * GROWTH);
  const filler = FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length);
  const [first, last] = PSEUDO_EDGES;
  return `${first}${letters}${filler}${last}`;
}

/** Pseudo-localizes a catalog, for hosts to test their screens with. */
export function pseudoCatalog(catalog: Catalog): Catalog {
  return reworded(catalog, pseudo);
}
