import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Files whose test titles name requirements. */
export const TESTS = /\.(test|spec|stories)\.tsx?$/;

const ID = /\b[A-Z][A-Z0-9]*-\d{2,3}\b/g;
const RANGE = /\b([A-Z][A-Z0-9]*)-(\d{2,3}) to \1-(\d{2,3})/g;
const TITLE =
  /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:(?!\1).|\n)*)\1|\bname:\s*(['"`])((?:(?!\3).)*)\3/g;
const CELL = /['"`]((?:[A-Z][A-Z0-9]*-\d{2,3}[\] [,]*)+)['"`]/g;

/** The ids in a title; `[NAV-01 to NAV-03]` names all three. */
export function idsOf(title) {
  const ids = new Set(title.match(ID) ?? []);
  for (const [, area, from, to] of title.matchAll(RANGE)) {
    for (let n = Number(from); n <= Number(to); n += 1)
      ids.add(`${area}-${String(n).padStart(from.length, '0')}`);
  }
  return ids;
}

/** The test titles in a source. */
export function* titlesIn(source) {
  for (const match of source.matchAll(TITLE)) yield match[2] ?? match[4] ?? '';
  // a table's rows have their ids in the first cells, which the title inserts
  if (source.includes('[%s]')) for (const [, cell] of source.matchAll(CELL)) yield cell ?? '';
}

/** The rows of the specification, with id and area. */
export const requirementRows = (folder = root) =>
  readFileSync(join(folder, 'docs/requirements.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id, area]) => ({ id, area }));
