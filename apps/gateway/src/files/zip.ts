import { constants, crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** January 1, 1980, the first day that the format supports. */
const DAY = 0x21;

interface Entry {
  readonly name: string;
  readonly offset: number;
  readonly crc: number;
  readonly size: number;
  readonly packed: number;
}

/** An archive's state between two steps. */
export interface ZipState {
  readonly offset: number;
  readonly entries: readonly Entry[];
  readonly open: Entry | null;
}

export interface Zip {
  /** Adds a complete file. */
  addFile(name: string, content: Uint8Array): void;
  /** Opens a file whose content follows through `write`, in this step or later ones. */
  openFile(name: string): void;
  write(content: Uint8Array): void;
  /** Closes the open file and completes the archive. */
  end(): void;
  /** Returns the bytes written since the last call. */
  drain(): Uint8Array;
  state(): ZipState;
}

const record = (size: number, fill: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(size);
  fill(new DataView(bytes.buffer));
  return bytes;
};

const localHeader = (name: Uint8Array) =>
  record(30, (view) => {
    view.setUint32(0, LOCAL, true);
    view.setUint16(4, VERSION, true);
    view.setUint16(6, FLAGS, true);
    view.setUint16(8, DEFLATED, true);
    view.setUint16(12, DAY, true);
    view.setUint16(26, name.length, true);
  });

const descriptor = ({ crc, packed, size }: Entry) =>
  record(16, (view) => {
    view.setUint32(0, DESCRIPTOR, true);
    view.setUint32(4, crc, true);
    view.setUint32(8, packed, true);
    view.setUint32(12, size, true);
  });

const centralHeader = ({ crc, packed, size, offset }: Entry, name: Uint8Array) =>
  record(46, (view) => {
    view.setUint32(0, CENTRAL, true);
    view.setUint16(4, VERSION, true);
    view.setUint16(6, VERSION, true);
    view.setUint16(8, FLAGS, true);
    view.setUint16(10, DEFLATED, true);
    view.setUint16(14, DAY, true);
    view.setUint32(16, crc, true);
    view.setUint32(20, packed, true);
    view.setUint32(24, size, true);
    view.setUint16(28, name.length, true);
    view.setUint32(42, offset, true);
  });

const endRecord = (count: number, size: number, offset: number) =>
  record(22, (view) => {
    view.setUint32(0, END, true);
    view.setUint16(8, count, true);
    view.setUint16(10, count, true);
    view.setUint32(12, size, true);
    view.setUint32(16, offset, true);
  });

/**
 * Writes a ZIP archive from front to back. It can stop after any call and continue from its state,
 * even in another process: each piece of content is deflated up to a byte boundary, so that the
 * pieces form one stream. Archives must be below 4 GB.
 */
export function createZip(savedState: ZipState | null): Zip {
  let { offset, entries, open }: ZipState = savedState ?? { offset: 0, entries: [], open: null };
  let pieces: Uint8Array[] = [];
  const append = (bytes: Uint8Array) => {
    pieces.push(bytes);
    offset += bytes.length;
  };
  const pack = (content: Uint8Array, finishFlush: number) => {
    if (!open) throw new Error('No file of the archive is open.');
    const bytes = deflateRawSync(content, { finishFlush });
    open = {
      ...open,
      crc: crc32(content, open.crc),
      size: open.size + content.length,
      packed: open.packed + bytes.length,
    };
    append(bytes);
  };
  const openFile = (name: string) => {
    const nameBytes = Buffer.from(name);
    open = { name, offset, crc: 0, size: 0, packed: 0 };
    append(localHeader(nameBytes));
    append(nameBytes);
  };
  const closeFile = () => {
    pack(new Uint8Array(), constants.Z_FINISH);
    if (!open) return;
    append(descriptor(open));
    entries = [...entries, open];
    open = null;
  };
  return {
    openFile,
    addFile(name, content) {
      openFile(name);
      pack(content, constants.Z_SYNC_FLUSH);
      closeFile();
    },
    write: (content) => pack(content, constants.Z_SYNC_FLUSH),
    end() {
      closeFile();
      const start = offset;
      for (const entry of entries) {
        const nameBytes = Buffer.from(entry.name);
        append(centralHeader(entry, nameBytes));
        append(nameBytes);
      }
      append(endRecord(entries.length, offset - start, start));
    },
    drain() {
      const bytes = Buffer.concat(pieces);
      pieces = [];
      return bytes;
    },
    state: () => ({ offset, entries, open }),
  };
}
