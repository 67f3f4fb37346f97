import { memberOf } from '../app/memberOf.ts';

/** Why the identity provider rejected a call about the user's account: `account.error.<reason>`. */
export type AccountReason =
  | 'currentPasswordWrong'
  | 'passwordRefused'
  | 'codeWrong'
  | 'sentRecently'
  | 'tooManyRequests'
  | 'notTaken'
  | 'notAllowed'
  | 'gone'
  | 'sessionOver'
  | 'passwordNeeded'
  | 'signInNeeded'
  | 'unknown'
  | 'unreachable';

export interface AccountProblem {
  readonly reason: AccountReason;
  /** The provider's sentences about its own rules, which only it knows. */
  readonly causes: readonly string[];
}

export type AccountResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly problem: AccountProblem };

/** The provider's error codes; any other is `unknown`. [ERR-02] */
const REASONS: Readonly<Record<string, AccountReason>> = {
  E0000001: 'notTaken',
  E0000006: 'notAllowed',
  E0000007: 'gone',
  E0000011: 'sessionOver',
  E0000014: 'passwordRefused',
  E0000047: 'tooManyRequests',
  E0000068: 'codeWrong',
  E0000079: 'notAllowed',
  E0000109: 'sentRecently',
};
const FORBIDDEN = 403;
/** The provider's challenge if the sign-in is too old for the change. */
const TOO_OLD = 'insufficient_authentication_context';
/** Among the `acr_values` of the challenge if the user's password is proof enough. */
const PASSWORD_ACR = 'urn:okta:loa:1fa:pwd';
/** Thrown by the identity client if it has no token, before sending the request. [ERR-23] */
const TOKEN_MISSING = /^AccessToken is required to request MyAccount API endpoints/;

function causesOf(error: unknown): readonly string[] {
  const causes = memberOf(error, 'errorCauses');
  if (!Array.isArray(causes)) return [];
  return causes.flatMap((cause: unknown) => {
    const summary = memberOf(cause, 'errorSummary');
    return typeof summary === 'string' ? [summary] : [];
  });
}

/** Reads an identity client error: a code with causes, or no response at all. [ERR-02, ERR-06] */
export function readAccountProblem(error: unknown): AccountProblem {
  const causes = causesOf(error);
  if (error instanceof Error && TOKEN_MISSING.test(error.message))
    return { reason: 'sessionOver', causes };
  if (memberOf(error, 'errorSummary') === TOO_OLD) {
    const accepted = memberOf(memberOf(error, 'meta'), 'acr_values');
    const isPasswordEnough = typeof accepted === 'string' && accepted.includes(PASSWORD_ACR);
    return { reason: isPasswordEnough ? 'passwordNeeded' : 'signInNeeded', causes: [] };
  }
  const code = memberOf(error, 'errorCode');
  const status = memberOf(memberOf(error, 'xhr'), 'status');
  if (typeof code !== 'string') {
    // without a response from the provider, there is no status
    const isAnswered = typeof status === 'number' && status > 0;
    return { reason: isAnswered ? 'unknown' : 'unreachable', causes };
  }
  // the same code covers both passwords; with 403, it is the current one
  if (code === 'E0000014' && status === FORBIDDEN)
    return { reason: 'currentPasswordWrong', causes };
  return { reason: REASONS[code] ?? 'unknown', causes };
}
