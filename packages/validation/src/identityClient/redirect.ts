import { reason, type Reason } from '../core/issue.ts';

/** Parameters of the redirect, and the state saved when sign-in began; `null` if absent. */
export interface RedirectAnswer {
  readonly savedState: string | null;
  readonly returnedState: string | null;
  readonly interactionCode: string | null;
}

/** Why an identity provider's response cannot be exchanged for tokens. [AUTH-64, AUTH-65] */
export function redirectReasons(answer: RedirectAnswer): Reason[] {
  const { savedState, returnedState, interactionCode } = answer;
  if (!savedState) return [reason('redirect.noTransaction')];
  const reasons: Reason[] = [];
  if (returnedState !== savedState) reasons.push(reason('redirect.state'));
  if (!interactionCode) reasons.push(reason('redirect.noCode'));
  return reasons;
}
