import { Hono } from 'hono';
import type { Context } from '../context.ts';
import {
  callerAddress,
  clearSessionCookie,
  sessionSecret,
  type Call,
  type HttpEnv,
} from '../http/caller.ts';
import { extendSession, findSession, type Session } from '../store/sessions.ts';
import { findUser } from '../store/users.ts';
import { signOut } from './signOut.ts';

const notFound = {
  errorCode: 'E0000007',
  errorSummary: 'Not found: Resource not found: me (Session)',
  errorLink: 'E0000007',
  errorId: 'me',
  errorCauses: [],
};

/** Routes for the caller's own session, below `/api/v1/sessions`. */
export function sessionRoutes(context: Context): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get('/me', (call) => show(context, call));
  routes.post('/me/lifecycle/refresh', async (call) => {
    if (!isOwnOrigin(context, call)) return call.json(notFound, 404);
    await extendSession(context, sessionSecret(call) ?? '');
    return show(context, call);
  });
  routes.delete('/me', async (call) => {
    const session = await findSession(context, sessionSecret(call));
    if (!session || !isOwnOrigin(context, call)) return call.json(notFound, 404);
    await signOut(context, session, { address: callerAddress(call) });
    clearSessionCookie(context, call);
    return call.body(null, 204);
  });
  return routes;
}

/** Whether a request may change the session: not from other origins, whatever cookies it has. */
function isOwnOrigin({ config }: Context, call: Call): boolean {
  const origin = call.req.header('origin');
  if (origin === undefined) return call.req.header('sec-fetch-site') !== 'cross-site';
  const ownOrigin = new URL(config.environment.url).origin;
  return origin === ownOrigin || config.clients.some(({ origins }) => origins.includes(origin));
}

async function show(context: Context, call: Call): Promise<Response> {
  const session = await findSession(context, sessionSecret(call));
  const user = session && (await findUser(context, session.issuer, session.subject));
  if (!session || !user) return call.json(notFound, 404);
  return call.json(describe(context, session, user.username));
}

function describe({ config }: Context, session: Session, login: string) {
  const self = `${config.environment.url}/api/v1/sessions/me`;
  return {
    id: session.publicId,
    userId: session.subject,
    login,
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    status: 'ACTIVE',
    amr: session.amr,
    mfaActive: true,
    idp: { id: session.issuer, type: 'OKTA' },
    _links: {
      self: { href: self, hints: { allow: ['GET', 'DELETE'] } },
      refresh: { href: `${self}/lifecycle/refresh`, hints: { allow: ['POST'] } },
      user: { name: login, href: `${config.environment.url}/api/v1/users/me` },
    },
  };
}
