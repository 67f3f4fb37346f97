export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncodingName;
}

const SAMPLE_BYTES = 4000;
/** Share of zero bytes at even or odd positions from which text without a BOM counts as UTF-16. */
const ZERO_SHARE = 0.3;

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zerosAt = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const evenZeros = zerosAt(0);
  const oddZeros = zerosAt(1);
  const threshold = (sample.length / 2) * ZERO_SHARE;
  if (oddZeros > threshold && oddZeros > evenZeros) return 'utf-16le';
  return evenZeros > threshold && evenZeros > oddZeros ? 'utf-16be' : null;
}

function encodingOf(bytes: Uint8Array): TextEncodingName {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  const utf16 = guessUtf16(bytes);
  if (utf16) return utf16;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * Decodes a text file: by its BOM, else as UTF-16 if its zero bytes suggest it, else as UTF-8 if
 * valid, else as windows-1252, which accepts any bytes.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
