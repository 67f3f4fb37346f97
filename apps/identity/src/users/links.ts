import type { AccountCall } from '../account/caller.ts';
import { apiError } from '../http/apiError.ts';
import { linkMessage, usernameMessage } from '../outbox/codeMessage.ts';
import { makeLink } from '../store/links.ts';
import { emailOf, type User } from '../store/users.ts';
import { applicationOf } from './managedCall.ts';

const NAMES = {
  activate: { parameter: 'activation_token', url: 'activationUrl', token: 'activationToken' },
  recover: { parameter: 'recovery_token', url: 'resetPasswordUrl', token: 'resetPasswordToken' },
} as const;

/** A user as responses show it. */
export const describeUser = (user: User) => ({
  id: user.subject,
  status: statusOf(user),
  created: user.createdAt.toISOString(),
  lastUpdated: user.modifiedAt.toISOString(),
  passwordChanged: user.passwordHash ? user.passwordChangedAt.toISOString() : null,
  profile: {
    login: user.username,
    email: emailOf(user),
    firstName: user.firstName,
    lastName: user.lastName,
    ...user.profile,
    ...(user.isRecoveryDisallowed ? { recoveryDisallowed: true } : {}),
  },
});

function statusOf({ passwordHash, mustChangePassword }: User): string {
  if (!passwordHash) return 'PROVISIONED';
  return mustChangePassword ? 'PASSWORD_EXPIRED' : 'ACTIVE';
}

/** Makes a link and emails it; with `sendEmail=false`, returns it to the caller instead. */
export async function issueLink(
  { context, call, user }: AccountCall,
  purpose: 'activate' | 'recover',
): Promise<Response> {
  const { parameter, url: urlName, token: tokenName } = NAMES[purpose];
  const client = applicationOf(context, user);
  const [redirectUri] = client?.redirectUris ?? [];
  if (!client || !redirectUri) return apiError(call, 400, 'E0000001');
  const token = await makeLink(context, user, purpose);
  const url = new URL(redirectUri);
  url.searchParams.set(parameter, token);
  if (call.req.query('sendEmail') === 'false') {
    return call.json({
      [urlName]: url.href,
      ...(purpose === 'activate' ? { [tokenName]: token } : {}),
    });
  }
  const to = emailOf(user);
  if (to) await context.outbox.send(linkMessage(to, client.name, url.href));
  return call.json({});
}

/** `POST /messages/username`, which the vendor does not have: emails the username to its owner. */
export async function sendUsername(account: AccountCall): Promise<Response> {
  const { context, call, user, applicationName } = account;
  const to = emailOf(user);
  if (to) await context.outbox.send(usernameMessage(to, applicationName, user.username));
  return call.json({});
}
