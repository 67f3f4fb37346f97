/** Kinds of files, recognized by their first bytes. */
export type FileKind = 'pdf' | 'png' | 'jpeg';

const SIGNATURES: Readonly<Record<FileKind, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};
const ENDINGS: Readonly<Record<FileKind, RegExp>> = {
  pdf: /\.pdf$/i,
  png: /\.png$/i,
  jpeg: /\.jpe?g$/i,
};
export const FILE_KIND_NAMES: Readonly<Record<FileKind, string>> = {
  pdf: 'PDF',
  png: 'PNG',
  jpeg: 'JPEG',
};

/** Whether a file is of a kind, judging by both its first bytes and its name. */
export const isFileOfKind = (kind: FileKind, name: string, bytes: Uint8Array): boolean =>
  ENDINGS[kind].test(name) && SIGNATURES[kind].every((byte, index) => bytes[index] === byte);
