import { LOCKOUT_MINUTES, VERIFICATION_CODE_RESEND_SECONDS } from '@forecourt/validation';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Row } from '../store/schema.ts';
import type { IdentityProvider, ProviderResult } from './identityProvider.ts';

/** The provider's ID of a person it manages. @throws Refusal `identity.notManaged` for others */
export function managedSubject(
  identity: Pick<IdentityProvider, 'manages'>,
  person: Pick<Row<'people'>, 'issuer' | 'subject'>,
): string {
  if (!identity.manages(person.issuer)) throw new Refusal(409, 'identity.notManaged');
  return person.subject;
}

/** Error codes for the kinds of refusal in a given context; for `notFound`, the subject. */
interface ErrorCodes {
  readonly wrong: string;
  readonly notFound: string;
  readonly refused: string;
}

/** @throws Refusal if the provider refused */
export function throwIfRejected(
  judged: ProviderResult,
  errorCodes: Partial<ErrorCodes> = {},
): void {
  if (judged.ok) return;
  const { reason, fields = [] } = judged;
  switch (reason) {
    case 'notFound':
      throw notFound(errorCodes.notFound ?? 'user');
    case 'recentlySent': {
      const seconds = VERIFICATION_CODE_RESEND_SECONDS;
      throw new Refusal(429, 'verificationCode.recentlySent', { params: { seconds } });
    }
    case 'tooMany': {
      const [firstIssue] = fields;
      const params = firstIssue ? { ...firstIssue.params } : { minutes: LOCKOUT_MINUTES };
      throw new Refusal(429, firstIssue?.key ?? 'lockout.wait', { params, fields });
    }
    case 'wrong':
      throw new Refusal(422, errorCodes.wrong ?? 'request.invalid', { fields });
    case 'refused':
      throw new Refusal(422, errorCodes.refused ?? errorCodes.wrong ?? 'request.invalid', {
        fields,
      });
  }
}
