import type { FlowStart } from './signInFlowSteps.ts';

/** Parses an emailed link to the sign-in page; null for any other address. */
export function readSignInLink(search: string): FlowStart | null {
  const query = new URLSearchParams(search);
  const [recovery, activation, state, code] = [
    query.get('recovery_token'),
    query.get('activation_token'),
    query.get('state'),
    query.get('otp'),
  ];
  if (recovery) return { kind: 'recoveryLink', token: recovery };
  if (activation) return { kind: 'activationLink', token: activation };
  return state && code ? { kind: 'codeLink', state, code } : null;
}
