/** A cache of short-lived results. */
export interface Recent<T> {
  /** Returns the key's result if it hasn't expired, else reads it. Failures are not cached. */
  get(key: string, read: () => Promise<T>): Promise<T>;
  /** Drops all results, including those still being read. */
  clear(): void;
}

export interface RecentOptions {
  readonly lifeMilliseconds: number;
  /** Maximum number of results. Beyond it, all are dropped. */
  readonly keysMax: number;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** Called on each lookup with whether the result was cached. */
  readonly onLookup?: ((isCached: boolean) => void) | undefined;
}

/** Caches results that are read again and again. Their age counts from the start of the read. */
export function createRecent<T>({
  lifeMilliseconds,
  keysMax,
  now = () => performance.now(),
  onLookup,
}: RecentOptions): Recent<T> {
  const entries = new Map<string, { readonly answer: Promise<T>; readonly askedAt: number }>();
  return {
    get(key, read) {
      const cached = entries.get(key);
      const askedAt = now();
      const isCached = cached !== undefined && askedAt - cached.askedAt < lifeMilliseconds;
      onLookup?.(isCached);
      if (isCached) return cached.answer;
      if (entries.size >= keysMax) entries.clear();
      const entry = { answer: read(), askedAt };
      entries.set(key, entry);
      entry.answer.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.answer;
    },
    clear: () => entries.clear(),
  };
}
