import { isImportColumn, type ImportColumnKey } from '@forecourt/validation/imports';
import type { FileFacts } from './importProtocol.ts';

/** The mapping is kept per set of heads, in this browser; sign-out deletes it with everything else. */
const KEY = 'orderImportMappings';
const KEPT_MAX = 20;

const headsOf = ({ columns }: FileFacts) => columns.map(({ head }) => head.toLowerCase()).join('|');

function readAll(): Record<string, Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null
      ? (kept as Record<string, Record<string, string>>)
      : {};
  } catch {
    return {};
  }
}

/** How a file with the same heads was mapped last; null: never. */
export function rememberedMapping(
  facts: FileFacts,
): Readonly<Record<string, ImportColumnKey>> | null {
  const kept = readAll()[headsOf(facts)];
  if (!kept) return null;
  const known = Object.entries(kept).filter((entry): entry is [string, ImportColumnKey] =>
    isImportColumn(entry[1]),
  );
  return Object.fromEntries(known);
}

export function rememberMapping(facts: FileFacts, mapping: Readonly<Record<string, string>>): void {
  const others = Object.entries(readAll()).filter(([heads]) => heads !== headsOf(facts));
  const kept = [...others, [headsOf(facts), mapping] as const].slice(-KEPT_MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a full or forbidden storage only forgets the mapping
  }
}
