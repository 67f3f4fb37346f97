import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { apiError } from '../http/apiError.ts';
import type { Call, HttpEnv } from '../http/caller.ts';
import { limitedRoutes } from '../http/rateLimit.ts';
import type { Issuer } from '../oidc/issuer.ts';
import type { Factor } from '../store/factors.ts';
import { readAccountCall, type AccountCall } from './caller.ts';
import { refuseUnlessRecent } from './currentPassword.ts';
import { challengeEmail, challengePhone, showChallenge, verifyChallenge } from './challenges.ts';
import {
  addEmail,
  addPhone,
  deleteFactor,
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

/** Wraps a handler that changes where codes go: refused without a recent sign-in or proof. */
const withProof =
  <Args extends readonly unknown[]>(
    handler: (account: AccountCall, ...args: Args) => Promise<Response>,
  ) =>
  async (account: AccountCall, ...args: Args) =>
    (await refuseUnlessRecent(account)) ?? handler(account, ...args);

/** Routes for a person's own account, below `/idp/myaccount`. */
export function accountRoutes(context: Context, issuers: readonly Issuer[]): Hono<HttpEnv> {
  const routes = limitedRoutes(context, 'account', BODY_BYTES_MAX);
  /** Wraps a handler that acts on the caller's own account. */
  const withAccount =
    (handler: (account: AccountCall) => Response | Promise<Response>) => async (call: Call) => {
      const account = await readAccountCall(context, issuers, call);
      return account instanceof Response ? account : handler(account);
    };
  /** Wraps a handler that acts on one of the caller's own emails or phones. */
  const withContact = (
    kind: ContactKind,
    handler: (account: AccountCall, contact: Factor) => Promise<Response>,
  ) =>
    withAccount(async (account) => {
      const contact = await findContact(account, kind, account.call.req.param('id') ?? '');
      return contact ? handler(account, contact) : apiError(account.call, 404, 'E0000007');
    });
  const list = (kind: ContactKind) => withAccount((account) => listContacts(account, kind));

  routes.get('/profile', withAccount(showProfile));
  routes.put('/profile', withAccount(changeProfile));
  routes.get('/profile/schema', withAccount(showSchema));
  routes.get('/password', withAccount(showPassword));
  routes.post('/password', withAccount(enrollPassword));
  routes.put('/password', withAccount(changePassword));
  routes.delete('/password', withAccount(deletePassword));

  routes.get('/sessions', withAccount(listSessions));
  routes.delete('/sessions', withAccount(endOtherSessions));
  routes.delete('/sessions/:id', withAccount(endOneSession));

  routes.get('/emails', list('email'));
  routes.post('/emails', withAccount(withProof(addEmail)));
  routes.get('/emails/:id', withContact('email', showContact));
  routes.delete('/emails/:id', withContact('email', withProof(deleteFactor)));
  routes.post('/emails/:id/challenge', withContact('email', challengeEmail));
  const challengeOfId = withContact('email', (account, contact) =>
    showChallenge(account, contact, cid(account)),
  );
  routes.on(['GET', 'POST'], '/emails/:id/challenge/:cid', challengeOfId);
  const verifyEmail = withContact('email', (account, contact) =>
    verifyChallenge(account, contact, cid(account)),
  );
  routes.post('/emails/:id/challenge/:cid/verify', verifyEmail);

  routes.get('/phones', list('phone'));
  routes.post('/phones', withAccount(withProof(addPhone)));
  routes.get('/phones/:id', withContact('phone', showContact));
  routes.delete('/phones/:id', withContact('phone', withProof(deleteFactor)));
  routes.post('/phones/:id/challenge', withContact('phone', challengePhone));
  routes.post('/phones/:id/verify', withContact('phone', verifyChallenge));
  return routes;
}
