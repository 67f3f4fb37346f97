import type { HandlerOf } from '../../http/context.ts';
import { afterCommit } from '../../http/afterCommit.ts';
import { Refusal } from '../../http/refusal.ts';
import type { IdentityProvider, OpenedLink } from '../../identity/identityProvider.ts';
import { throwIfRejected } from '../../identity/throwIfRejected.ts';

const linkExpired = () => new Refusal(422, 'passwordLink.expiredOrInvalid');

async function openLink(identity: IdentityProvider, token: string): Promise<OpenedLink> {
  const link = await identity.openLink(token);
  if (link === 'expired') throw new Refusal(422, 'passwordLink.resetExpired');
  if (!link) throw linkExpired();
  return link;
}

/** Opens a link from a message; an unlock link takes effect. [GW-66, MSG-29, MSG-30, MSG-32] */
export const openAccountAction: HandlerOf<'openAccountAction'> = async ({ body }, { identity }) =>
  afterCommit(async () => {
    const { action, username, question } = await openLink(identity, body.token);
    return { action, username, question };
  });

interface NewPassword {
  readonly token: string;
  readonly newPassword: string;
  readonly answer?: string | null | undefined;
}

async function setPassword(
  identity: IdentityProvider,
  { token, answer, newPassword }: NewPassword,
): Promise<OpenedLink> {
  const link = await openLink(identity, token);
  const { stateToken } = link;
  if (stateToken === null) throw linkExpired();
  if (link.action === 'answerQuestion') {
    throwIfRejected(await identity.answerQuestion(stateToken, answer ?? ''), {
      wrong: 'securityAnswer.notRecognized',
    });
  }
  const result = await identity.setPassword(stateToken, newPassword);
  throwIfRejected(result, { wrong: 'password.refused', refused: 'password.refused' });
  return link;
}

/** Sets a new password through the link of a message. [GW-74] */
export const resetPassword: HandlerOf<'resetPassword'> = async ({ body }, { identity }) =>
  afterCommit(async () => {
    await setPassword(identity, body);
    return { done: true };
  });

/** Activates an invited user by setting their first password. [GW-78] */
export const activateUser: HandlerOf<'activateUser'> = async ({ body }, { identity }) =>
  afterCommit(async () => {
    const { username } = await setPassword(identity, body);
    return { username: username ?? '' };
  });
