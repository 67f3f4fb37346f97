/** Seconds without a sign of life after which the session ends. [SESS-24] */
export const IDLE_TIMEOUT_SECONDS = 1800;
/** The countdown shows this long before. [SESS-25] */
export const IDLE_WARNING_SECONDS = 60;
/** For an internal user who looks at another person's account. [SESS-26] */
export const EMULATED_IDLE_TIMEOUT_SECONDS = 300;
/** What the fast timeout cuts the time left to; it is off. [SESS-27, SESS-28] */
export const FAST_TIMEOUT_SECONDS = 75;

export interface IdleRules {
  readonly isEmulated: boolean;
  /** Off unless an operator switches it on. [SESS-27] */
  readonly isFast: boolean;
}
export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/**
 * Where a page stands between the last sign of life and its sign-out.
 * `idleSeconds`: time since the last key, pointer or touch in any tab. [SESS-24 to SESS-29]
 */
export function idleState(idleSeconds: number, rules: IdleRules): IdleState {
  const ordinary = rules.isEmulated ? EMULATED_IDLE_TIMEOUT_SECONDS : IDLE_TIMEOUT_SECONDS;
  const timeout = rules.isFast ? Math.min(ordinary, FAST_TIMEOUT_SECONDS) : ordinary;
  const secondsLeft = Math.ceil(timeout - idleSeconds);
  if (secondsLeft <= 0) return { kind: 'over' };
  return secondsLeft <= IDLE_WARNING_SECONDS
    ? { kind: 'warning', secondsLeft }
    : { kind: 'active' };
}
