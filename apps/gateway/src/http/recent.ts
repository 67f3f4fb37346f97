/** A cache of answers that are good for a moment. */
export interface Recent<T> {
  /** What was read under the key within its life, else what `read` gives. What fails is not kept. */
  of(key: string, read: () => Promise<T>): Promise<T>;
  /** Drops everything that was asked so far, answered or not. */
  forget(): void;
}

export interface RecentOptions {
  readonly lifeMilliseconds: number;
  /** At most this many are kept. */
  readonly keysMax: number;
  /** Milliseconds that never go back. */
  readonly now?: () => number;
  /** Called for each question with whether its answer was kept. */
  readonly onAsked?: ((isKept: boolean) => void) | undefined;
}

/** Keeps what is asked again and again; its age counts from just before it was asked. */
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
