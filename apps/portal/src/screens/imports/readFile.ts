import { unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { decodeText } from '@forecourt/validation/importFiles';
import type { Grid } from '@forecourt/validation/imports';

/** Every XLSX file is a ZIP file, whatever its name. */
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];

const isZip = (bytes: Uint8Array) => ZIP_MARK.every((byte, at) => bytes[at] === byte);

const UNPACKED_BYTES_MAX = 300 * 1024 * 1024;

/**
 * The same workbook without compression. The reader unpacks large parts in workers made of text,
 * which the content security policy forbids; parts that are stored it reads at once. This runs in
 * our own worker already. Throws when the parts are too large to be an order.
 */
function stored(bytes: Uint8Array): ArrayBuffer {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      if (unpacked > UNPACKED_BYTES_MAX) throw new RangeError('The workbook is too large.');
      return true;
    },
  });
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
}

/** Sheets keep a time of day as a moment of their first day. */
const FIRST_YEAR = 1900;

/** `YYYY-MM-DD`, with the time where there is one; a time alone as `HH:MM:SS`. */
function momentText(value: Date): string {
  const [day = '', time = ''] = value.toISOString().slice(0, 19).split('T');
  if (value.getUTCFullYear() <= FIRST_YEAR) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** A cell of a sheet as text; numbers keep every digit that is there. */
function cellText(value: unknown): string {
  if (value instanceof Date) return momentText(value);
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/**
 * Reads a CSV or XLSX file, whichever it is by its first bytes, into rows of text. Delimiter and
 * encoding are detected. Rejects when it is neither.
 */
export async function readFile(file: File): Promise<Grid> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    const sheet = await readSheet(stored(bytes));
    return sheet.map((row) => row.map(cellText));
  }
  const { text } = decodeText(bytes);
  return Papa.parse<string[]>(text, { skipEmptyLines: false }).data;
}
