import { guides } from './guides.ts';
import type { Guide } from './guide.ts';

/** A component and its guide, as a search by purpose lists it. */
export interface Found {
  /** `primitives/FileDrop` */
  readonly folder: string;
  readonly name: string;
  readonly guide: Guide;
}

const all: readonly Found[] = Object.entries(guides).map(([folder, guide]) => ({
  folder,
  name: folder.split('/').at(-1) ?? folder,
  guide,
}));

/** How well one word fits: its name or a purpose begins with it, then what it is for says it. */
function fit({ name, guide }: Found, word: string): number {
  const names = [name.toLowerCase(), ...guide.purposes.flatMap((purpose) => purpose.split(' '))];
  if (names.includes(word)) return 3;
  if (names.some((one) => one.startsWith(word))) return 2;
  return guide.use.join(' ').toLowerCase().includes(word) ? 1 : 0;
}

/** The components that suit every word of a search, the best first; all for an empty one. */
export function findComponents(search: string): readonly Found[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return all
    .map((found) => ({ found, fits: words.map((word) => fit(found, word)) }))
    .filter(({ fits }) => fits.every((one) => one > 0))
    .toSorted((a, b) => Math.min(...b.fits, 3) - Math.min(...a.fits, 3))
    .map(({ found }) => found);
}
