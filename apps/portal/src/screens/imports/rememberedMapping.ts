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
const headerKey = (kind: ImportKind, { columns }: FileFacts) =>
  [kind, ...columns.map(({ head }) => head.toLowerCase())].join('|');

const storedMappings = z.record(z.string(), z.record(z.string(), z.string()));

function readAll(): z.infer<typeof storedMappings> {
  try {
    const parsed = storedMappings.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** The last mapping used for a file with the same headers; null if there is none. */
export function rememberedMapping(
  kind: ImportKind,
  facts: FileFacts,
): Readonly<Record<string, ImportColumnKey>> | null {
  const mapping = readAll()[headerKey(kind, facts)];
  if (!mapping) return null;
  const knownColumns = Object.entries(mapping).filter((entry): entry is [string, ImportColumnKey] =>
    isImportColumn(entry[1]),
  );
  return Object.fromEntries(knownColumns);
}

export function rememberMapping(
  kind: ImportKind,
  facts: FileFacts,
  mapping: Readonly<Record<string, string>>,
): void {
  const otherEntries = Object.entries(readAll()).filter(([key]) => key !== headerKey(kind, facts));
  const entries = [...otherEntries, [headerKey(kind, facts), mapping] as const].slice(-KEPT_MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // if storage is full or blocked, only the remembered mapping is lost
  }
}
