import { apiError } from '../http/apiError.ts';
import { endSignIns, isSignedIn, listSignIns, type DeviceSignIn } from '../store/signIns.ts';
import { accountUrl, link, type AccountCall } from './caller.ts';
import { refuseUnproved } from './currentPassword.ts';
import { recordInAccount } from './events.ts';

/** `GET /sessions`: where the person is signed in, with the caller's own sign-in marked. */
export async function listSessions({ context, call, user, signInId }: AccountCall) {
  const describeSession = (signIn: DeviceSignIn) => ({
    id: signIn.id,
    status: 'ACTIVE',
    created: signIn.signedInAt.toISOString(),
    lastUsed: signIn.usedAt.toISOString(),
    userAgent: signIn.userAgent,
    isCurrent: signIn.id === signInId,
    _links: { self: link(accountUrl(context, `sessions/${signIn.id}`), 'DELETE') },
  });
  return call.json((await listSignIns(context, user)).map(describeSession));
}

/** `DELETE /sessions/{id}` with the current password: signs a device out. */
export async function endOneSession(account: AccountCall): Promise<Response> {
  const { context, call, user } = account;
  const id = call.req.param('id') ?? '';
  if (!(await isSignedIn(context, user, id))) return apiError(call, 404, 'E0000007');
  const refusal = await refuseUnproved(account);
  if (refusal) return refusal;
  await endSignIns(context, user, { only: id });
  await recordInAccount(account, { kind: 'session.ended' });
  return call.body(null, 204);
}

/** `DELETE /sessions` with the current password: signs out every device except the caller's. */
export async function endOtherSessions(account: AccountCall): Promise<Response> {
  const { context, call, user, signInId } = account;
  const refusal = await refuseUnproved(account);
  if (refusal) return refusal;
  await endSignIns(context, user, { except: signInId });
  await recordInAccount(account, { kind: 'session.ended' });
  return call.body(null, 204);
}
