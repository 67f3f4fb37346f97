/** Chunk size in bytes: a function call takes only some ten thousand arguments. */
const BYTES_AT_ONCE = 0x6000;

/** Encodes a file's bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let characters = '';
  for (let start = 0; start < bytes.length; start += BYTES_AT_ONCE) {
    characters += String.fromCodePoint(...bytes.subarray(start, start + BYTES_AT_ONCE));
  }
  return btoa(characters);
}
