export interface LimitNumbers {
  readonly limit: number;
  readonly used: number;
  /** Part of `used` that is not settled. */
  readonly pending: number;
  readonly asked: number;
}

/** Lengths of a limit's bar as shares of its width, with what is left and what is short. */
export interface LimitParts {
  readonly settledShare: number;
  readonly pendingShare: number;
  readonly leftShare: number;
  readonly shortShare: number;
  readonly left: number;
  readonly short: number;
}

/**
 * Divides a bar. Its width stands for the limit, or for what would be used when that is more.
 * Refunds can make the use negative: the bar is then empty.
 */
export function limitParts({ limit, used, pending, asked }: LimitNumbers): LimitParts {
  const left = Math.max(limit - used, 0);
  const short = asked > 0 ? Math.max(asked - left, 0) : 0;
  const whole = Math.max(limit, used + asked, 1);
  const share = (value: number) => Math.min(Math.max(value / whole, 0), 1);
  const isAsked = asked > 0;
  return {
    settledShare: share(isAsked ? used : used - pending),
    pendingShare: isAsked ? 0 : share(pending),
    leftShare: share(left),
    shortShare: share(short),
    left,
    short,
  };
}
