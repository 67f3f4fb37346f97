export interface LimitNumbers {
  readonly limit: number;
  readonly used: number;
  /** Part of `used` that is not yet settled. */
  readonly pending: number;
  readonly asked: number;
}

/** Segments of a limit's bar as shares of its width, plus the amounts left and short. */
export interface LimitParts {
  readonly settledShare: number;
  readonly pendingShare: number;
  readonly leftShare: number;
  readonly shortShare: number;
  readonly left: number;
  readonly short: number;
}

/**
 * Divides a bar whose width is the limit, or the total use if a request exceeds the limit. Refunds
 * can make the use negative; the used part is then empty.
 */
export function limitParts({ limit, used, pending, asked }: LimitNumbers): LimitParts {
  const left = Math.max(limit - used, 0);
  const short = asked > 0 ? Math.max(asked - left, 0) : 0;
  const total = Math.max(limit, used + asked, 1);
  const share = (value: number) => Math.min(Math.max(value / total, 0), 1);
  const hasRequest = asked > 0;
  return {
    settledShare: share(hasRequest ? used : used - pending),
    pendingShare: hasRequest ? 0 : share(pending),
    leftShare: share(left),
    shortShare: share(short),
    left,
    short,
  };
}
