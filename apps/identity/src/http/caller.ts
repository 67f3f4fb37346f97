import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestVariables } from '@forecourt/server';
import type { Context as HonoContext } from 'hono';
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';
import type { Context } from '../context.ts';

/** What every handler reads of its request: the server's own objects and the log. */
export interface HttpEnv {
  Variables: RequestVariables & {
    /** The caller is the server that manages users: it says for which address it asks. */
    isManager?: boolean;
    /** The content security policy of a page; answers that are data have the strictest. */
    pagePolicy?: string;
  };
  Bindings: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
}
export type Call = HonoContext<HttpEnv>;

/** The cookie of our own session. */
export const SESSION_COOKIE = 'sid';

/** The network address of the caller. */
export function callerAddress(call: Call): string {
  const own = call.env.incoming.socket.remoteAddress ?? 'unknown';
  if (call.get('isManager') !== true) return own;
  return call.req.header('x-forwarded-for')?.split(',')[0]?.trim() || own;
}

/** The access token of a call; '' without one. */
export const bearerOf = (call: Call): string =>
  /^Bearer (.+)$/i.exec(call.req.header('authorization') ?? '')?.[1] ?? '';

/** Who asks, as the sign-in engine wants to know it. */
export const callerOf = (call: Call) => ({
  address: callerAddress(call),
  userAgent: call.req.header('user-agent'),
});

/** The secret of the caller's session, from its cookie. */
export const sessionSecret = (call: Call): string | undefined => getCookie(call, SESSION_COOKIE);

const cookieOptions = ({ config }: Context) => ({
  httpOnly: true,
  sameSite: 'Lax' as const,
  path: '/',
  secure: config.environment.url.startsWith('https:'),
});

/** The cookie of a session, for answers that are not written by hono. */
export const sessionCookie = (context: Context, secret: string): string =>
  generateCookie(SESSION_COOKIE, secret, cookieOptions(context));

/** Gives the browser its session; the browser forgets it when it closes. */
export function setSessionCookie(context: Context, call: Call, secret: string): void {
  call.header('set-cookie', sessionCookie(context, secret), { append: true });
}

export function clearSessionCookie(context: Context, call: Call): void {
  deleteCookie(call, SESSION_COOKIE, cookieOptions(context));
}
