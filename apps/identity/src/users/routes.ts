import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { named } from '../account/profile.ts';
import { apiError, readJson } from '../http/apiError.ts';
import { callerAddress, type Call, type HttpEnv } from '../http/caller.ts';
import { limitPerAddress } from '../http/rateLimit.ts';
import { forgetAttempts } from '../store/attempts.ts';
import { removeFactor } from '../store/factors.ts';
import { requirePasswordChange } from '../store/passwords.ts';
import { recordSecurityEvent, type SecurityEvent } from '../store/securityEvents.ts';
import {
  disallowRecovery,
  findUser,
  findUserByName,
  updateProfile,
  usernameKey,
  type User,
} from '../store/users.ts';
import { createUser } from './createUser.ts';
import { factorRoutes, type OfUser } from './factors.ts';
import { describeUser, giveLink, sendUsername } from './links.ts';
import { managersOnly } from './manager.ts';
import { changePassword, giveTemporary } from './passwords.ts';
import { personIssues } from './personRules.ts';
import { searchUsers } from './search.ts';

const BODY_BYTES_MAX = 64 * 1024;
const TOO_MANY = { errorCode: 'E0000047', errorSummary: 'Too many requests', errorCauses: [] };

/** What a managing server may change of a user. */
const change = z.object({
  profile: z.strictObject({
    recoveryDisallowed: z.optional(z.boolean()),
    firstName: z.optional(named),
    lastName: z.optional(named),
  }),
});

/**
 * The users of the first issuer, for a server that manages them, below `/api/v1/users`. Every call
 * needs the configured token as `Authorization: SSWS …`; without one the calls are not there.
 */
export function userRoutes(context: Context): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const issuer = context.config.issuers[0]?.name ?? '';
  routes.use(bodyLimit({ maxSize: BODY_BYTES_MAX }));
  const { stepsPerAddressPerMinute } = context.config.rateLimits;
  routes.use(limitPerAddress(context, 'users', stepsPerAddressPerMinute, TOO_MANY));
  routes.use(managersOnly);
  /** For the user that the path names by id or by username. */
  const of: OfUser = (answer) => async (call) => {
    const id = call.req.param('id') ?? '';
    const user =
      (await findUser(context, issuer, id)) ?? (await findUserByName(context, issuer, id));
    return user ? answer(user, call) : apiError(call, 404, 'E0000007');
  };
  const note = (user: User, call: Call, kind: SecurityEvent['kind']) =>
    recordSecurityEvent(context, {
      kind,
      issuer,
      subject: user.subject,
      address: callerAddress(call),
    });

  routes.get('/', (call) => searchUsers(context, issuer, call));
  routes.post('/', (call) => createUser(context, issuer, call));
  factorRoutes(context, routes, of);
  routes.get(
    '/:id',
    of((user, call) => Promise.resolve(call.json(describeUser(user)))),
  );
  routes.post(
    '/:id',
    of(async (user, call) => {
      const given = change.safeParse(await readJson(call));
      if (!given.success) return apiError(call, 400, 'E0000001', ['profile is not valid']);
      const { recoveryDisallowed, ...names } = given.data.profile;
      const against = personIssues(names);
      if (against.length > 0) return apiError(call, 400, 'E0000001', against);
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
        await note(user, call, 'profile.changed');
      }
      return call.json(describeUser((await findUser(context, issuer, user.subject)) ?? user));
    }),
  );
  routes.post(
    '/:id/lifecycle/activate',
    of((user, call) => {
      return user.passwordHash
        ? Promise.resolve(apiError(call, 403, 'E0000079'))
        : giveLink(context, call, user, 'activate');
    }),
  );
  routes.post(
    '/:id/lifecycle/reset_password',
    of((user, call) => giveLink(context, call, user, 'recover')),
  );
  routes.post(
    '/:id/lifecycle/expire_password',
    of(async (user, call) => {
      if (call.req.query('tempPassword') === 'true') return giveTemporary(context, call, user);
      await requirePasswordChange(context, user);
      return call.json(describeUser({ ...user, mustChangePassword: true }));
    }),
  );
  routes.post(
    '/:id/credentials/change_password',
    of((user, call) => changePassword(context, call, user)),
  );
  routes.post(
    '/:id/messages/username',
    of((user, call) => sendUsername(context, call, user)),
  );
  routes.post(
    '/:id/lifecycle/unlock',
    of(async (user, call) => {
      const key = [issuer, usernameKey(user.username)];
      await forgetAttempts(context, { scope: 'password', key });
      await note(user, call, 'account.unlocked');
      return call.json({});
    }),
  );
  routes.post(
    '/:id/lifecycle/reset_factors',
    of(async (user, call) => {
      for (const { id, kind } of user.factors) {
        if (kind !== 'email') await removeFactor(context, user, id);
      }
      await note(user, call, 'factor.removed');
      return call.json({});
    }),
  );
  return routes;
}
