import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { named } from '../account/profile.ts';
import { apiError, readJson } from '../http/apiError.ts';
import { callerAddress, type Call, type HttpEnv } from '../http/caller.ts';
import { limitedRoutes } from '../http/rateLimit.ts';
import { resetAttempts } from '../store/attempts.ts';
import { removeFactor } from '../store/factors.ts';
import { requirePasswordChange } from '../store/passwords.ts';
import { recordSecurityEvent, type SecurityEvent } from '../store/securityEvents.ts';
import {
  disallowRecovery,
  findUser,
  findUserByName,
  passwordAttempts,
  updateProfile,
  type User,
} from '../store/users.ts';
import { createUser } from './createUser.ts';
import { factorRoutes, notify, type OnUser } from './factors.ts';
import { describeUser, issueLink, sendUsername } from './links.ts';
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
      return user ? handler(user, call) : apiError(call, 404, 'E0000007');
    });
  const record = (user: User, call: Call, kind: SecurityEvent['kind']) =>
    recordSecurityEvent(context, {
      kind,
      issuer,
      subject: user.subject,
      address: callerAddress(call),
    });

  routes.get('/', (call) => searchUsers(context, issuer, call));
  routes.post('/', (call) => createUser(context, issuer, call));
  factorRoutes(context, on);
  on('GET', '', (user, call) => call.json(describeUser(user)));
  on('POST', '', async (user, call) => {
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
      await record(user, call, 'profile.changed');
    }
    return call.json(describeUser((await findUser(context, issuer, user.subject)) ?? user));
  });
  on('POST', '/lifecycle/activate', (user, call) => {
    return user.passwordHash
      ? apiError(call, 403, 'E0000079')
      : issueLink(context, call, user, 'activate');
  });
  on('POST', '/lifecycle/reset_password', (user, call) =>
    issueLink(context, call, user, 'recover'),
  );
  on('POST', '/lifecycle/expire_password', async (user, call) => {
    if (call.req.query('tempPassword') === 'true') return setTemporaryPassword(context, call, user);
    await requirePasswordChange(context, user);
    return call.json(describeUser({ ...user, mustChangePassword: true }));
  });
  on('POST', '/credentials/change_password', (user, call) => changePassword(context, call, user));
  on('POST', '/messages/username', (user, call) => sendUsername(context, call, user));
  on('POST', '/lifecycle/unlock', async (user, call) => {
    await resetAttempts(context, passwordAttempts(issuer, user.username));
    await record(user, call, 'account.unlocked');
    return call.json({});
  });
  on('POST', '/lifecycle/reset_factors', async (user, call) => {
    for (const { id, kind } of user.factors) {
      if (kind === 'email') continue;
      await removeFactor(context, user, id);
      await notify(context, call, user, 'factor.removed', kind);
    }
    return call.json({});
  });
  return routes;
}
