import type { Catalog } from '../provider/catalog.ts';

/** The catalog with every text passed through `change`, values filled in. */
export function reworded(catalog: Catalog, change: (text: string) => string): Catalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, message]) => [
      key,
      typeof message === 'string'
        ? change(message)
        : (...given: Parameters<typeof message>) => change(message(...given)),
    ]),
  );
}

/** Each letter of English with the one that stands for it. */
const PAIRS =
  'AÅ BƁ CÇ DÐ EÉ FƑ GĜ HĤ IÎ JĴ KĶ LĻ MṀ NÑ OÖ PÞ QǪ RŔ SŠ TŢ UÛ VṼ WŴ XẊ YÝ ZŽ ' +
  'aå bƀ cç dð eé fƒ gĝ hĥ iî jĵ kķ lļ mɱ nñ oö pþ qǫ rŕ sš tţ uû vṽ wŵ xẋ yý zž';
const marked = new Map(PAIRS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** How much a text grows in translation from English into our most verbose language. */
const GROWTH = 0.4;
const FILLER = '~';
/** The marks around every text of the pseudo-language; a text that lacks one is cut off. */
export const PSEUDO_EDGES = ['⟦', '⟧'] as const;
const EDGES = new RegExp(`[${PSEUDO_EDGES.join('')}]`, 'g');

/**
 * A text of the pseudo-language: readable still, with a mark on every letter and two fifths longer.
 * What stands on a screen without marks did not come from a catalog; what has lost an edge was put
 * together from pieces or cut off.
 */
export function pseudo(text: string): string {
  if (text.trim() === '') return text;
  const inside = text.replace(EDGES, '');
  const letters = inside.replaceAll(/[A-Za-z]/g, (letter) => marked.get(letter) ?? letter);
  const filler = FILLER.repeat(Math.ceil(inside.length * GROWTH));
  const [first, last] = PSEUDO_EDGES;
  return `${first}${letters}${filler}${last}`;
}

/** A catalog in the pseudo-language, for a host that tries its screens in it. */
export function pseudoCatalog(catalog: Catalog): Catalog {
  return reworded(catalog, pseudo);
}
