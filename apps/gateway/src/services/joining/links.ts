import type { HandlerOf } from '../../http/context.ts';
import { later } from '../../http/later.ts';
import { Refusal } from '../../http/refusal.ts';
import type { IdentityProvider, OpenedLink } from '../../identity/identityProvider.ts';
import { refuseJudged } from '../../identity/refuseJudged.ts';

const linkOver = () => new Refusal(422, 'passwordLink.expiredOrInvalid');

async function open(identity: IdentityProvider, token: string): Promise<OpenedLink> {
  const opened = await identity.openLink(token);
  if (opened === 'expired') throw new Refusal(422, 'passwordLink.resetExpired');
  if (!opened) throw linkOver();
  return opened;
}

/** Opens a link from a message; an unlock link takes effect. [GW-66, MSG-29, MSG-30, MSG-32] */
export const openAccountAction: HandlerOf<'openAccountAction'> = async ({ body }, { identity }) =>
  later(async () => {
    const { action, username, question } = await open(identity, body.token);
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
  const opened = await open(identity, token);
  const { stateToken } = opened;
  if (stateToken === null) throw linkOver();
  if (opened.action === 'answerQuestion') {
    refuseJudged(await identity.answerQuestion(stateToken, answer ?? ''), {
      wrong: 'securityAnswer.notRecognized',
    });
  }
  const judged = await identity.setPassword(stateToken, newPassword);
  refuseJudged(judged, { wrong: 'password.refused', refused: 'password.refused' });
  return opened;
}

/** Sets a new password through the link of a message. [GW-74] */
export const resetPassword: HandlerOf<'resetPassword'> = async ({ body }, { identity }) =>
  later(async () => {
    await setPassword(identity, body);
    return { done: true };
  });

/** Activates an invited user by setting their first password. [GW-78] */
export const activateUser: HandlerOf<'activateUser'> = async ({ body }, { identity }) =>
  later(async () => {
    const { username } = await setPassword(identity, body);
    return { username: username ?? '' };
  });
