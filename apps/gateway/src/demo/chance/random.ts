/** A seeded random stream, the same on every machine: it only adds, shifts, and scales by 2^n. */
export interface Random {
  /** An integer from 0 to 2^32 - 1. */
  next(): number;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  /** An integer from `min` to `max`, inclusive. */
  integer(min: number, max: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of a text's characters. The text must be ASCII. */
  letter(text: string): string;
  /** A number from `1 - spread` to `1 + spread`, more often near 1. */
  about(spread: number): number;
  /** The same items in random order. */
  shuffled<T>(list: readonly T[]): T[];
}

const TWO_TO_32 = 4_294_967_296;

/** Hashes a text to four 32-bit words: FNV-1a with four bases, then MurmurHash3's finalizer. */
function seedWords(text: string): [number, number, number, number] {
  const word = (base: number) => {
    let hash = base;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
  return [word(0x811c9dc5), word(0x9e3779b9), word(0x7f4a7c15), word(0x243f6a88)];
}

/** Chris Doty-Humphrey's sfc32 generator. */
function sfc32([a, b, c, d]: [number, number, number, number]): () => number {
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
}

const WARM_UP_ROUNDS = 15;

/** Creates a separate stream per seed and label, so one part's draws don't shift another's. */
export function createRandom(seed: number, label: string): Random {
  const next = sfc32(seedWords(`${seed}:${label}`));
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) next();
  const fraction = () => next() / TWO_TO_32;
  const integer = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  return {
    next,
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick<T>(list: readonly T[]): T {
      const item = list[integer(0, list.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from.');
      return item;
    },
    letter: (text) => text.charAt(integer(0, text.length - 1)),
    about: (spread) => 1 + ((fraction() + fraction() + fraction()) / 1.5 - 1) * spread,
    shuffled<T>(list: readonly T[]): T[] {
      const keyed = list.map((item) => ({ item, key: next() }));
      return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
    },
  };
}
