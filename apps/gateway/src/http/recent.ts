/** A cache of short-lived results. */
export interface Recent<T> {
  /** Returns the key's result if it hasn't expired, else reads it. Failures are not cached. */
  of(key: string, read: () => Promise<T>): Promise<T>;
  /** Drops all results, including those still being read. */
  forget(): void;
}

export interface RecentOptions {
  readonly lifeMilliseconds: number;
  /** Maximum number of results. Beyond it, all are dropped. */
  readonly keysMax: number;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** Called on each lookup with whether the result was cached. */
  readonly onAsked?: ((isKept: boolean) => void) | undefined;
}

/** Caches results that are read again and again. Their age counts from the start of the read. */
export function createRecent<T>({
  lifeMilliseconds,
  keysMax,
  now = () => performance.now(),
  onAsked,
}: RecentOptions): Recent<T> {
  const known = new Map<string, { readonly answer: Promise<T>; readonly askedAt: number }>();
  return {
    of(key, read) {
      const found = known.get(key);
      const askedAt = now();
      const isKept = found !== undefined && askedAt - found.askedAt < lifeMilliseconds;
      onAsked?.(isKept);
      if (isKept) return found.answer;
      if (known.size >= keysMax) known.clear();
      const entry = { answer: read(), askedAt };
      known.set(key, entry);
      entry.answer.catch(() => {
        if (known.get(key) === entry) known.delete(key);
      });
      return entry.answer;
    },
    forget: () => known.clear(),
  };
}
