import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { apiError } from '../http/apiError.ts';
import type { Call, HttpEnv } from '../http/caller.ts';
import { limitedRoutes } from '../http/rateLimit.ts';
import type { Issuer } from '../oidc/issuer.ts';
import type { Factor } from '../store/factors.ts';
import { readAccountCall, type AccountCall } from './caller.ts';
import { challengeEmail, challengePhone, showChallenge, verifyChallenge } from './challenges.ts';
import {
  addEmail,
  addPhone,
  deleteContact,
  findContact,
  listContacts,
  showContact,
  type ContactKind,
} from './contacts.ts';
import { changePassword, deletePassword, enrollPassword, showPassword } from './password.ts';
import { endOneSession, endOtherSessions, listSessions } from './sessions.ts';
import { changeProfile, showProfile, showSchema } from './profile.ts';

const BODY_BYTES_MAX = 16 * 1024;

const cid = ({ call }: AccountCall) => call.req.param('cid') ?? '';

/** Routes for a person's own account, below `/idp/myaccount`. */
export function accountRoutes(context: Context, issuers: readonly Issuer[]): Hono<HttpEnv> {
  const routes = limitedRoutes(context, 'account', BODY_BYTES_MAX);
  /** Wraps a handler that acts on the caller's own account. */
  const own =
    (answer: (account: AccountCall) => Response | Promise<Response>) => async (call: Call) => {
      const account = await readAccountCall(context, issuers, call);
      return account instanceof Response ? account : answer(account);
    };
  /** Wraps a handler that acts on one of the caller's own emails or phones. */
  const of = (
    kind: ContactKind,
    answer: (account: AccountCall, contact: Factor) => Promise<Response>,
  ) =>
    own(async (account) => {
      const contact = await findContact(account, kind, account.call.req.param('id') ?? '');
      return contact ? answer(account, contact) : apiError(account.call, 404, 'E0000007');
    });
  const list = (kind: ContactKind) => own((account) => listContacts(account, kind));

  routes.get('/profile', own(showProfile));
  routes.put('/profile', own(changeProfile));
  routes.get('/profile/schema', own(showSchema));
  routes.get('/password', own(showPassword));
  routes.post('/password', own(enrollPassword));
  routes.put('/password', own(changePassword));
  routes.delete('/password', own(deletePassword));

  routes.get('/sessions', own(listSessions));
  routes.delete('/sessions', own(endOtherSessions));
  routes.delete('/sessions/:id', own(endOneSession));

  routes.get('/emails', list('email'));
  routes.post('/emails', own(addEmail));
  routes.get('/emails/:id', of('email', showContact));
  routes.delete('/emails/:id', of('email', deleteContact));
  routes.post('/emails/:id/challenge', of('email', challengeEmail));
  const challengeOfId = of('email', (account, one) => showChallenge(account, one, cid(account)));
  routes.on(['GET', 'POST'], '/emails/:id/challenge/:cid', challengeOfId);
  const verifyEmail = of('email', (account, one) => verifyChallenge(account, one, cid(account)));
  routes.post('/emails/:id/challenge/:cid/verify', verifyEmail);

  routes.get('/phones', list('phone'));
  routes.post('/phones', own(addPhone));
  routes.get('/phones/:id', of('phone', showContact));
  routes.delete('/phones/:id', of('phone', deleteContact));
  routes.post('/phones/:id/challenge', of('phone', challengePhone));
  routes.post('/phones/:id/verify', of('phone', verifyChallenge));
  return routes;
}
