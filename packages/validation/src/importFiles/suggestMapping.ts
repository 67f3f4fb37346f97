import type { ImportKind } from '../imports/importKinds.ts';
import type { ImportColumnKey } from '../imports/importColumnKeys.ts';
import { IMPORT_COLUMNS, type ImportColumn } from './importColumns.ts';

/** Our column by the place of the file's, counted from 0; a column that is missing is left out. */
export type ImportMapping = Readonly<Record<string, ImportColumnKey>>;

/** A head as the synonyms are written: "Veh. No" is `veh no`, "$/day" is `$ day`. */
export const plainHead = (head: string): string =>
  head
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#$]/gu, ' ')
    .replaceAll(/([#$])/g, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const EXACT = 1000;
const WITHIN = 100;
const SECONDARY = 1;

/** How well a head names a column: exactly, the earlier the better, or by all words of a synonym. */
function fit(head: string, { synonyms, secondary }: ImportColumn): number {
  const at = synonyms.indexOf(head);
  if (at >= 0) return EXACT - at;
  const words = new Set(head.split(' '));
  let best = secondary.includes(head) ? SECONDARY : 0;
  for (const synonym of synonyms) {
    const parts = synonym.split(' ');
    if (parts.length > 1 && parts.every((part) => words.has(part))) {
      best = Math.max(best, WITHIN + synonym.length);
    }
  }
  return best;
}

/** How well a head names any column; 0: none. */
export const headFit = (head: string, kind: ImportKind): number => {
  const plain = plainHead(head);
  return Math.max(...IMPORT_COLUMNS[kind].map((column) => fit(plain, column)));
};

/** Which column of a file is which of ours, as far as its heads tell; each of ours once, the best and then the first. */
export function suggestMapping(
  heads: readonly string[],
  kind: ImportKind = 'cards',
): ImportMapping {
  const plain = heads.map(plainHead);
  const offers = plain.flatMap((head, at) =>
    IMPORT_COLUMNS[kind].map((column) => ({
      at,
      key: column.key,
      score: head ? fit(head, column) : 0,
    })),
  );
  const mapping: Record<string, ImportColumnKey> = {};
  const taken = new Set<ImportColumnKey>();
  for (const { at, key, score } of offers.toSorted((a, b) => b.score - a.score)) {
    if (score === 0 || taken.has(key) || mapping[at] !== undefined) continue;
    mapping[at] = key;
    taken.add(key);
  }
  return mapping;
}
