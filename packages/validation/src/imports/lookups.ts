const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
/** One edit is allowed per this many characters. */
const NEAR_EDITS_SHARE = 4;
/** Shorter texts resemble too many names. */
const NEAR_CHARACTERS_MIN = 3;

/** Edit distance between two short texts; if it exceeds `max`, any higher number. */
function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? max + 1;
}

export interface Lookup<T> {
  /** Finds the entry with this name. */
  find(text: string): T | undefined;
  /** Finds the name that was probably meant; `null` if none is similar. */
  near(text: string): string | null;
}

/** Indexes entries by their names, ignoring case; the first name is the one suggested. */
export function lookup<T>(
  entries: readonly T[],
  namesOf: (entry: T) => readonly string[],
): Lookup<T> {
  const byName = new Map<string, T>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) if (!byName.has(keyOf(name))) byName.set(keyOf(name), entry);
  }
  const nearest = new Map<string, string | null>();
  const search = (key: string): string | null => {
    if (key.length < NEAR_CHARACTERS_MIN) return null;
    let best: T | undefined;
    let bestDistance = Math.max(1, Math.floor(key.length / NEAR_EDITS_SHARE)) + 1;
    for (const [name, entry] of byName) {
      const distance = editDistance(key, name, bestDistance);
      if (distance < bestDistance || (bestDistance > 1 && name.startsWith(key))) {
        best = entry;
        bestDistance = Math.min(bestDistance, distance);
      }
    }
    return best === undefined ? null : (namesOf(best)[0] ?? null);
  };
  return {
    find: (text) => byName.get(keyOf(text)),
    near: (text) => {
      const key = keyOf(text);
      let suggestion = nearest.get(key);
      if (suggestion === undefined) nearest.set(key, (suggestion = search(key)));
      return suggestion;
    },
  };
}
