import * as z from 'zod/mini';
import {
  isImportColumn,
  type ImportColumnKey,
  type ImportKind,
} from '@forecourt/validation/imports';
import type { FileFacts } from './importProtocol.ts';

/** The mapping is kept per set of heads, in this browser; sign-out deletes it with everything else. */
const KEY = 'importMappings';
const KEPT_MAX = 20;

/** Files of different kinds can have the same heads. */
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

/** How a file with the same heads was mapped last; null: never. */
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
    // if storage is full or forbidden, only the mapping is lost
  }
}
