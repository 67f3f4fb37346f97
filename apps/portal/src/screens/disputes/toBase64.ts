/** Chunk size in bytes: a function call takes only some ten thousand arguments. */
const BYTES_AT_ONCE = 0x6000;

/** Encodes a file's bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let signs = '';
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE) {
    signs += String.fromCodePoint(...bytes.subarray(from, from + BYTES_AT_ONCE));
  }
  return btoa(signs);
}
