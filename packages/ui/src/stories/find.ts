import { guides } from './guides.ts';
import type { Guide } from './guide.ts';

/** A component and its guide, as a search result. */
export interface Found {
  /** For example, `primitives/FileDrop`. */
  readonly folder: string;
  readonly name: string;
  readonly guide: Guide;
}

const allComponents: readonly Found[] = Object.entries(guides).map(([folder, guide]) => ({
  folder,
  name: folder.split('/').at(-1) ?? folder,
  guide,
}));

/** Relevance of a word: 3 or 2 for a match in name or purposes, 1 in `use`, 0 for none. */
function relevanceOf({ name, guide }: Found, word: string): number {
  const names = [name.toLowerCase(), ...guide.purposes.flatMap((purpose) => purpose.split(' '))];
  if (names.includes(word)) return 3;
  if (names.some((one) => one.startsWith(word))) return 2;
  return guide.use.join(' ').toLowerCase().includes(word) ? 1 : 0;
}

/** Components that match every word of a search, best first; all components for an empty search. */
export function findComponents(search: string): readonly Found[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return allComponents
    .map((found) => ({ found, fits: words.map((word) => relevanceOf(found, word)) }))
    .filter(({ fits }) => fits.every((score) => score > 0))
    .toSorted((a, b) => Math.min(...b.fits, 3) - Math.min(...a.fits, 3))
    .map(({ found }) => found);
}
