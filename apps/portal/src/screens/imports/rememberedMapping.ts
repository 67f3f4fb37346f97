import * as z from 'zod/mini';
import {
  isImportColumn,
  type ImportColumnKey,
  type ImportKind,
} from '@forecourt/validation/imports';
import type { FileFacts } from './importProtocol.ts';

/** Local storage key of mappings, stored by column headers; cleared at sign-out. */
const KEY = 'importMappings';
const KEPT_MAX = 20;

/** Includes the kind, since files of different kinds can have the same headers. */
const headsOf = (kind: ImportKind, { columns }: FileFacts) =>
  [kind, ...columns.map(({ head }) => head.toLowerCase())].join('|');

const kept = z.record(z.string(), z.record(z.string(), z.string()));

function readAll(): z.infer<typeof kept> {
  try {
    const read = kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}

/** The last mapping used for a file with the same headers; null if there is none. */
export function rememberedMapping(
  kind: ImportKind,
  facts: FileFacts,
): Readonly<Record<string, ImportColumnKey>> | null {
  const mapping = readAll()[headsOf(kind, facts)];
  if (!mapping) return null;
  const known = Object.entries(mapping).filter((entry): entry is [string, ImportColumnKey] =>
    isImportColumn(entry[1]),
  );
  return Object.fromEntries(known);
}

export function rememberMapping(
  kind: ImportKind,
  facts: FileFacts,
  mapping: Readonly<Record<string, string>>,
): void {
  const others = Object.entries(readAll()).filter(([heads]) => heads !== headsOf(kind, facts));
  const all = [...others, [headsOf(kind, facts), mapping] as const].slice(-KEPT_MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // if storage is full or blocked, only the remembered mapping is lost
  }
}
