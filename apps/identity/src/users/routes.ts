import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { notifyInAccount, recordInAccount } from '../account/events.ts';
import { named } from '../account/profile.ts';
import { apiError, readJson } from '../http/apiError.ts';
import type { HttpEnv } from '../http/caller.ts';
import { limitedRoutes } from '../http/rateLimit.ts';
import { resetAttempts } from '../store/attempts.ts';
import { removeFactor } from '../store/factors.ts';
import { requirePasswordChange } from '../store/passwords.ts';
import {
  disallowRecovery,
  findUser,
  findUserByName,
  passwordAttempts,
  updateProfile,
} from '../store/users.ts';
import { createUser } from './createUser.ts';
import { factorRoutes, type OnUser } from './factors.ts';
import { describeUser, issueLink, sendUsername } from './links.ts';
import { managedCall } from './managedCall.ts';
import { managersOnly } from './manager.ts';
import { changePassword, setTemporaryPassword } from './passwords.ts';
import { personIssues } from './personRules.ts';
import { searchUsers } from './search.ts';

const BODY_BYTES_MAX = 64 * 1024;

/** What the managing server may change about a user. */
const change = z.object({
  profile: z.strictObject({
    recoveryDisallowed: z.optional(z.boolean()),
    firstName: z.optional(named),
    lastName: z.optional(named),
  }),
});

/**
 * The users of the first issuer, for a server that manages them, below `/api/v1/users`. Requests
 * need the configured token as `Authorization: SSWS …`; if none is configured, nothing is mounted.
 */
export function userRoutes(context: Context): Hono<HttpEnv> {
  const issuer = context.config.issuers[0]?.name ?? '';
  const routes = limitedRoutes(context, 'users', BODY_BYTES_MAX);
  routes.use(managersOnly);
  /** Registers a handler for the user that the path identifies by id or username. */
  const on: OnUser = (method, path, handler) =>
    routes.on(method, `/:id${path}`, async (call) => {
      const id = call.req.param('id');
      const user =
        (await findUser(context, issuer, id)) ?? (await findUserByName(context, issuer, id));
      return user ? handler(managedCall(context, call, user)) : apiError(call, 404, 'E0000007');
    });

  routes.get('/', (call) => searchUsers(context, issuer, call));
  routes.post('/', (call) => createUser(context, issuer, call));
  factorRoutes(on);
  on('GET', '', ({ call, user }) => call.json(describeUser(user)));
  on('POST', '', async (account) => {
    const { call, user } = account;
    const parsed = change.safeParse(await readJson(call));
    if (!parsed.success) return apiError(call, 400, 'E0000001', ['profile is not valid']);
    const { recoveryDisallowed, ...names } = parsed.data.profile;
    const issues = personIssues(names);
    if (issues.length > 0) return apiError(call, 400, 'E0000001', issues);
    const { firstName, lastName } = names;
    if (recoveryDisallowed !== undefined) {
      await disallowRecovery(context, user, recoveryDisallowed);
    }
    if (firstName !== undefined || lastName !== undefined) {
      const { profile } = user;
      const next = {
        firstName: firstName ?? user.firstName,
        lastName: lastName ?? user.lastName,
      };
      await updateProfile(context, user, { ...next, profile });
      await recordInAccount(account, { kind: 'profile.changed' });
    }
    return call.json(describeUser((await findUser(context, issuer, user.subject)) ?? user));
  });
  on('POST', '/lifecycle/activate', (account) =>
    account.user.passwordHash
      ? apiError(account.call, 403, 'E0000079')
      : issueLink(account, 'activate'),
  );
  on('POST', '/lifecycle/reset_password', (account) => issueLink(account, 'recover'));
  on('POST', '/lifecycle/expire_password', async (account) => {
    const { call, user } = account;
    if (call.req.query('tempPassword') === 'true') return setTemporaryPassword(account);
    await requirePasswordChange(context, user);
    return call.json(describeUser({ ...user, mustChangePassword: true }));
  });
  on('POST', '/credentials/change_password', changePassword);
  on('POST', '/messages/username', sendUsername);
  on('POST', '/lifecycle/unlock', async (account) => {
    await resetAttempts(context, passwordAttempts(issuer, account.user.username));
    await recordInAccount(account, { kind: 'account.unlocked' });
    return account.call.json({});
  });
  on('POST', '/lifecycle/reset_factors', async (account) => {
    const { call, user } = account;
    for (const { id, kind } of user.factors) {
      if (kind === 'email') continue;
      await removeFactor(context, user, id);
      await notifyInAccount(account, { kind: 'factor.removed', details: { factor: kind } });
    }
    return call.json({});
  });
  return routes;
}
