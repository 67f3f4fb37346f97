import * as z from 'zod/mini';
import type { IdentityProvider, OpenedLink } from './identityProvider.ts';
import { judge, type ProviderCall } from './providerCalls.ts';

const linkResponse = z.object({
  status: z.string(),
  stateToken: z.optional(z.string()),
  _embedded: z.optional(
    z.object({
      user: z.optional(
        z.object({
          profile: z.optional(z.object({ login: z.optional(z.string()) })),
          recovery_question: z.optional(z.object({ question: z.optional(z.string()) })),
        }),
      ),
    }),
  ),
});

const ACTIONS: Readonly<Record<string, OpenedLink['action']>> = {
  RECOVERY: 'answerQuestion',
  SUCCESS: 'unlocked',
};

const causes = z.object({
  errorCauses: z.array(z.object({ errorKey: z.optional(z.string()) })),
});

/** Whether a reset link was refused only because of its age. [MSG-32] */
function isExpired(body: unknown): boolean {
  const result = causes.safeParse(body);
  return (
    result.success &&
    result.data.errorCauses.some(({ errorKey }) => errorKey === 'passwordLink.resetExpired')
  );
}

/** Calls that follow a message's link: the same ones that a browser makes to sign in. */
export function linkCalls(
  call: ProviderCall,
): Pick<IdentityProvider, 'openLink' | 'answerQuestion' | 'setPassword'> {
  const post = (path: string, body: object) => call('POST', `/api/v1/authn${path}`, { body });
  return {
    async openLink(recoveryToken) {
      const { status, body } = await post('/recovery/token', { recoveryToken });
      if (status >= 400) return isExpired(body) ? 'expired' : null;
      const { status: state, stateToken, _embedded } = linkResponse.parse(body);
      const user = _embedded?.user;
      return {
        action: ACTIONS[state] ?? 'setPassword',
        username: user?.profile?.login ?? null,
        question: user?.recovery_question?.question ?? null,
        stateToken: stateToken ?? null,
      };
    },
    answerQuestion: async (stateToken, answer) =>
      judge(await post('/recovery/answer', { stateToken, answer })),
    setPassword: async (stateToken, newPassword) =>
      judge(await post('/credentials/reset_password', { stateToken, newPassword })),
  };
}
