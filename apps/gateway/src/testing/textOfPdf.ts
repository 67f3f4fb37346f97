import { inflateSync } from 'node:zlib';

// a carriage return before the end is the last byte of the stream itself
const STREAM = /stream\n([\s\S]*?)\nendstream/g;
const SHOW_TEXT = /\[([^\]]*)\]\s*TJ/g;
const HEX = /<([0-9a-fA-F]*)>/g;

/** Extracts the text of one of our PDFs, one line per text. */
export function textOfPdf(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1');
  const texts: string[] = [];
  for (const [, stream = ''] of raw.matchAll(STREAM)) {
    let page: string;
    try {
      page = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      continue;
    }
    for (const [, glyphs = ''] of page.matchAll(SHOW_TEXT)) {
      const hex = Array.from(glyphs.matchAll(HEX), ([, digits = '']) => digits).join('');
      texts.push(new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')));
    }
  }
  return texts.join('\n');
}
