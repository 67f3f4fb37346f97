import { reason, type Reason } from '../core/issue.ts';

/** What came back in the address, and what was kept when the sign-in began; null: nothing. */
export interface RedirectAnswer {
  readonly savedState: string | null;
  readonly returnedState: string | null;
  readonly interactionCode: string | null;
}

/** What stands against taking tokens for an answer of the identity provider. [AUTH-64, AUTH-65] */
export function redirectReasons(answer: RedirectAnswer): Reason[] {
  const { savedState, returnedState, interactionCode } = answer;
  if (!savedState) return [reason('redirect.noTransaction')];
  const reasons: Reason[] = [];
  if (returnedState !== savedState) reasons.push(reason('redirect.state'));
  if (!interactionCode) reasons.push(reason('redirect.noCode'));
  return reasons;
}
