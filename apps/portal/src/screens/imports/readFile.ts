import { unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { decodeText } from '@forecourt/validation/importFiles';
import type { Grid } from '@forecourt/validation/imports';

/** Signature of a ZIP file, which every XLSX file is, whatever its name. */
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];

const isZip = (bytes: Uint8Array) => ZIP_MARK.every((byte, index) => bytes[index] === byte);

const UNPACKED_BYTES_MAX = 300 * 1024 * 1024;

/**
 * Repacks a workbook without compression. The reader inflates large parts in workers created from
 * text, which the content security policy forbids, but reads stored parts directly. This already
 * runs in the portal's own worker. Throws if the parts are too large for an order.
 */
function stored(bytes: Uint8Array): ArrayBuffer {
  let unpackedBytes = 0;
  const parts = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpackedBytes += originalSize;
      if (unpackedBytes > UNPACKED_BYTES_MAX) throw new RangeError('The workbook is too large.');
      return true;
    },
  });
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
}

/** Spreadsheets represent a time of day as a moment on their epoch's first day. */
const FIRST_YEAR = 1900;

/** `YYYY-MM-DD`, with the time if there is one; `HH:MM:SS` for a time alone. */
function momentText(value: Date): string {
  const [day = '', time = ''] = value.toISOString().slice(0, 19).split('T');
  if (value.getUTCFullYear() <= FIRST_YEAR) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** A cell's value as text; numbers keep all their digits. */
function cellText(value: unknown): string {
  if (value instanceof Date) return momentText(value);
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/**
 * Reads a CSV or XLSX file, told apart by its first bytes, into rows of text. Detects delimiter and
 * encoding. Rejects if the file is neither.
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
