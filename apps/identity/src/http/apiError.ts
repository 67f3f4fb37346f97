import { uuidv7 } from 'uuidv7';
import type { FieldIssue } from '@forecourt/validation';
import { ruleMessage } from '../idx/messages.ts';
import type { Call } from './caller.ts';

const SUMMARIES = {
  E0000001: 'Api validation failed',
  E0000003: 'The request body was not well-formed.',
  E0000004: 'Authentication failed',
  E0000006: 'You do not have permission to perform the requested action',
  E0000007: 'Not found: Resource not found',
  E0000011: 'Invalid token provided',
  E0000014: 'Update of credentials failed',
  E0000047: 'API call exceeded rate limit due to too many requests.',
  E0000068: 'Invalid Passcode/Answer',
  E0000079: 'This operation is not allowed in the current authentication state.',
  E0000109: 'An SMS message was recently sent. Please wait 30 seconds before trying again.',
  E0000119: 'Your account is locked. Try again in 5 minutes or tomorrow.',
} as const;
/** The response body for addresses that send too many requests. */
export const TOO_MANY = {
  errorCode: 'E0000047',
  errorSummary: SUMMARIES.E0000047,
  errorCauses: [],
};

export type ApiErrorCode = keyof typeof SUMMARIES;
type Status = 400 | 401 | 403 | 404 | 429;

/** Issues from our own rules also carry their key, so that a server can translate them. */
const describeCause = (cause: string | FieldIssue) =>
  typeof cause === 'string'
    ? { errorSummary: cause }
    : {
        errorSummary: ruleMessage(cause).message,
        errorKey: cause.key,
        errorParams: { ...cause.params },
      };

/** An error response in the format that the vendor's client expects. [ERR-02] */
export function apiError(
  call: Call,
  status: Status,
  errorCode: ApiErrorCode,
  causes: readonly (string | FieldIssue)[] = [],
): Response {
  const body = {
    errorCode,
    errorSummary: SUMMARIES[errorCode],
    errorLink: errorCode,
    errorId: uuidv7(),
    errorCauses: causes.map(describeCause),
  };
  return call.json(body, status);
}

/** Reads a JSON body; `undefined` for other content types, which any site's forms could send. */
export async function readJson(call: Call): Promise<unknown> {
  const type = call.req.header('content-type') ?? '';
  if (!/^application\/(ion\+)?json\b/i.test(type)) return undefined;
  return call.req.json<unknown>().catch(() => undefined);
}
