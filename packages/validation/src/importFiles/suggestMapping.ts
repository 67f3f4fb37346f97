import type { ImportKind } from '../imports/importKinds.ts';
import type { ImportColumnKey } from '../imports/importColumnKeys.ts';
import { IMPORT_COLUMNS, type ImportColumn } from './importColumns.ts';

/** Our column by the index of the file's column, from 0; unmapped columns are omitted. */
export type ImportMapping = Readonly<Record<string, ImportColumnKey>>;

/** Normalizes a header like the synonyms: "Veh. No" becomes `veh no`, "$/day" becomes `$ day`. */
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

/** Scores how well a header names a column: an exact synonym (earlier is better), or its words. */
function fit(head: string, { synonyms, secondary }: ImportColumn): number {
  const index = synonyms.indexOf(head);
  if (index >= 0) return EXACT - index;
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

/** The best score of a header for any column; 0 if none fits. */
export const headFit = (head: string, kind: ImportKind): number => {
  const plain = plainHead(head);
  return Math.max(...IMPORT_COLUMNS[kind].map((column) => fit(plain, column)));
};

/** Maps file columns to ours by their headers, each once: the best match, then the first. */
export function suggestMapping(
  heads: readonly string[],
  kind: ImportKind = 'cards',
): ImportMapping {
  const plain = heads.map(plainHead);
  const candidates = plain.flatMap((head, at) =>
    IMPORT_COLUMNS[kind].map((column) => ({
      at,
      key: column.key,
      score: head ? fit(head, column) : 0,
    })),
  );
  const mapping: Record<string, ImportColumnKey> = {};
  const usedKeys = new Set<ImportColumnKey>();
  for (const { at, key, score } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (score === 0 || usedKeys.has(key) || mapping[at] !== undefined) continue;
    mapping[at] = key;
    usedKeys.add(key);
  }
  return mapping;
}
