import {
  SESSION_FAST_IDLE_SECONDS,
  SESSION_IDLE_EMULATED_SECONDS,
  SESSION_IDLE_SECONDS,
  SESSION_IDLE_WARNING_SECONDS,
} from '@forecourt/validation';

export interface IdleRules {
  readonly isEmulated: boolean;
  /** Off unless an operator enables it. [SESS-27] */
  readonly isFast: boolean;
}
export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** Seconds of inactivity after which a page is signed out. [SESS-24, SESS-26 to SESS-28] */
export function idleTimeoutSeconds({ isEmulated, isFast }: IdleRules): number {
  const ordinary = isEmulated ? SESSION_IDLE_EMULATED_SECONDS : SESSION_IDLE_SECONDS;
  return isFast ? Math.min(ordinary, SESSION_FAST_IDLE_SECONDS) : ordinary;
}

/**
 * The page's state between the last activity and its sign-out. `idleSeconds`: time since the last
 * key, pointer, or touch event in any tab. [SESS-24 to SESS-29]
 */
export function idleState(idleSeconds: number, rules: IdleRules): IdleState {
  const secondsLeft = Math.ceil(idleTimeoutSeconds(rules) - idleSeconds);
  if (secondsLeft <= 0) return { kind: 'over' };
  return secondsLeft <= SESSION_IDLE_WARNING_SECONDS
    ? { kind: 'warning', secondsLeft }
    : { kind: 'active' };
}
