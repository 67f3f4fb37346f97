import type { Judged } from './identityProvider.ts';
import type { Answered } from './providerCalls.ts';

/** The vendor's codes for an entry that is not right. */
const WRONG = ['E0000068', 'E0000004', 'E0000014', 'E0000087'];

/** What a refusal of the vendor means. */
export function judge({ status, errorCode, fields }: Answered): Judged {
  if (status < 400) return { ok: true };
  if (status === 404) return { ok: false, reason: 'notFound' };
  if (errorCode === 'E0000109') return { ok: false, reason: 'recentlySent' };
  if (status === 429) return { ok: false, reason: 'tooMany', fields };
  if (fields.length > 0) return { ok: false, reason: 'refused', fields };
  return { ok: false, reason: WRONG.includes(errorCode) ? 'wrong' : 'refused', fields };
}
