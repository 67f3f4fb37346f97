import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { apiError } from '../http/apiError.ts';
import type { HttpEnv } from '../http/caller.ts';
import { managersOnly } from './manager.ts';
import { ownedBy } from '../store/owner.ts';

const EVENTS_MAX = 200;
const FILTER = /^actor\.id eq "([\w-]{1,60})"$/;

/** The vendor's event types for ours; other events keep our names. */
const VENDOR_TYPES: Readonly<Record<string, string>> = {
  'signIn.succeeded': 'user.session.start',
  'session.ended': 'user.session.end',
  'signIn.lockedOut': 'user.account.lock',
  'account.unlocked': 'user.account.unlock',
  'signIn.codeSent': 'user.mfa.otp.send',
  'signIn.codeWrong': 'user.authentication.auth_via_mfa',
  'signIn.answerWrong': 'user.authentication.auth_via_mfa',
  'signIn.passwordWrong': 'user.authentication.verify',
  'signIn.passwordRight': 'user.authentication.verify',
  'factor.enrolled': 'user.mfa.factor.activate',
  'factor.removed': 'user.mfa.factor.deactivate',
  'password.changed': 'user.account.update_password',
  'password.recoveryAsked': 'user.account.reset_password',
  'profile.changed': 'user.account.update_profile',
  'token.reused': 'app.oauth2.as.token.detect_reuse',
};
const FAILURE = /Wrong$|Expired$|lockedOut$|Suspended$|reused$/;

/** `GET /api/v1/logs?filter=actor.id eq "…"&since=…`: a user's events, newest first. */
export function logRoutes(context: Context): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const issuer = context.config.issuers[0]?.name ?? '';
  routes.use(managersOnly);
  routes.get('/', async (call) => {
    const subject = FILTER.exec(call.req.query('filter') ?? '')?.[1];
    const since = new Date(call.req.query('since') ?? '');
    if (subject === undefined || Number.isNaN(since.getTime())) {
      return apiError(call, 400, 'E0000001', ['filter and since are required']);
    }
    const rows = await context.db
      .selectFrom('security_events')
      .select(['id', 'occurred_at', 'kind'])
      .where(ownedBy({ issuer, subject }))
      .where('occurred_at', '>=', since.toISOString())
      // part of a sign-out, which has its own event
      .where('kind', '!=', 'token.revoked')
      .orderBy('id', 'desc')
      .limit(EVENTS_MAX)
      .execute();
    return call.json(
      rows.map(({ id, occurred_at: at, kind }) => ({
        uuid: id,
        published: new Date(at).toISOString(),
        eventType: VENDOR_TYPES[kind] ?? kind,
        outcome: { result: FAILURE.test(kind) ? 'FAILURE' : 'SUCCESS' },
      })),
    );
  });
  return routes;
}
