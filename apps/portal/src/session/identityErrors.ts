import { memberOf } from '../app/memberOf.ts';

/** Identity client errors to report to the user: `signIn.redirect.<reason>`. */
export type IdentityReason =
  | 'noTransaction'
  | 'stateDiffers'
  | 'noCode'
  | 'refused'
  | 'stepUp'
  | 'signInAgain'
  | 'failed';

export interface IdentityProblem {
  readonly reason: IdentityReason;
  /** For `stepUp`: maximum age of the proof in seconds, and its required strength. [ERR-07] */
  readonly stepUp: { readonly maxAge: number | null; readonly acrValues: string | null } | null;
}

/** The client's error messages. [ERR-11 to ERR-14, ERR-18, ERR-19] */
const TEXTS: readonly (readonly [text: RegExp, reason: IdentityReason])[] = [
  [/^No transaction (data was found in storage|to resume|to evaluate)/, 'noTransaction'],
  [/^Unable to proceed: saved transaction could not be loaded/, 'noTransaction'],
  [/^State in redirect uri does not match with transaction state/, 'stateDiffers'],
  [/^Unable to parse interaction_code from the url/, 'noCode'],
];
const REFRESH_TOKEN_OVER = 'The refresh token is invalid or expired.';

const textOf = (value: unknown, name: string): string => {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : '';
};

function stepUpOf(error: unknown): IdentityProblem['stepUp'] {
  if (textOf(error, 'errorSummary') !== 'insufficient_authentication_context') return null;
  const meta = memberOf(error, 'meta');
  const maxAge = memberOf(meta, 'max_age');
  return {
    maxAge: typeof maxAge === 'number' && Number.isFinite(maxAge) ? maxAge : null,
    acrValues: textOf(meta, 'acr_values') || null,
  };
}

function reasonOf(error: unknown): IdentityReason {
  const summary = textOf(error, 'errorSummary') || textOf(error, 'message');
  const match = TEXTS.find(([text]) => text.test(summary));
  if (match) return match[1];
  const code = textOf(error, 'errorCode');
  // both need the sign-in page: one lacks interaction, the other a usable refresh token
  if (code === 'interaction_required') return 'signInAgain';
  if (code === 'invalid_grant' && summary === REFRESH_TOKEN_OVER) return 'signInAgain';
  return code === 'access_denied' ? 'refused' : 'failed';
}

/** Translates an identity client error for the user. [ERR-07 to ERR-14] */
export function readIdentityError(error: unknown): IdentityProblem {
  const stepUp = stepUpOf(error);
  return { reason: stepUp ? 'stepUp' : reasonOf(error), stepUp };
}
