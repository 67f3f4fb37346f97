import type { Random } from './random.ts';

const HEX = Array.from({ length: 65_536 }, (_, value) => value.toString(16).padStart(4, '0'));
const hex = (value: number) => HEX[value & 0xffff] ?? '0000';
const VERSION_7 = 0x7000;
const VARIANT = 0x8000;
const TWO_TO_16 = 65_536;
const TWO_TO_32 = 4_294_967_296;

/** Returns a UUIDv7 with this time in milliseconds and 74 random bits from the stream. */
export function demoId(random: Random, at: number): string {
  const word1 = random.next();
  const word2 = random.next();
  const word3 = random.next();
  const high = hex(Math.floor(at / TWO_TO_32));
  const middle = hex(Math.floor(at / TWO_TO_16));
  const a = hex(VERSION_7 | (word1 & 0x0fff));
  const b = hex(VARIANT | ((word1 >>> 12) & 0x3fff));
  return `${high}${middle}-${hex(at)}-${a}-${b}-${hex(word2 >>> 16)}${hex(word2)}${hex(word3)}`;
}
