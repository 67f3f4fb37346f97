import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestVariables } from '@forecourt/server';
import type { Context as HonoContext } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Context } from '../context.ts';

/** What handlers can read from a request's context: its variables, and Node's own objects. */
export interface HttpEnv {
  Variables: RequestVariables & {
    /** The network address that the request came from. */
    address: string;
    /** Set if the caller is the server that manages users; it forwards the client's address. */
    isManager?: boolean;
    /** The content security policy of a page; data responses have the strictest one. */
    pagePolicy?: string;
  };
  Bindings: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
}
export type Call = HonoContext<HttpEnv>;

/** The name of our session cookie. */
export const SESSION_COOKIE = 'sid';

/** The client's network address, which the managing server forwards first. */
export function callerAddress(call: Call): string {
  const address = call.get('address');
  if (call.get('isManager') !== true) return address;
  return call.req.header('x-forwarded-for')?.split(',')[0]?.trim() || address;
}

/** The bearer token of a request; empty if there is none. */
export const bearerOf = (call: Call): string =>
  /^Bearer (.+)$/i.exec(call.req.header('authorization') ?? '')?.[1] ?? '';

/** The caller's details that the sign-in engine needs. */
export const callerOf = (call: Call) => ({
  address: callerAddress(call),
  userAgent: call.req.header('user-agent'),
});

/** The secret of the caller's session, from its cookie, if any. */
export const sessionSecret = (call: Call): string | undefined => getCookie(call, SESSION_COOKIE);

const cookieOptions = ({ config }: Context) => ({
  httpOnly: true,
  sameSite: 'Lax' as const,
  path: '/',
  secure: config.environment.url.startsWith('https:'),
});

/** Serializes the session cookie, for responses that Hono does not write. */
export const sessionCookie = (context: Context, secret: string): string =>
  generateCookie(SESSION_COOKIE, secret, cookieOptions(context));

/** Sets the session cookie, which browsers drop when they close. */
export function setSessionCookie(context: Context, call: Call, secret: string): void {
  call.header('set-cookie', sessionCookie(context, secret), { append: true });
}

/** Serializes the removal of the session cookie, for responses that Hono does not write. */
export const clearedSessionCookie = (context: Context): string =>
  generateCookie(SESSION_COOKIE, '', { ...cookieOptions(context), maxAge: 0 });

export function clearSessionCookie(context: Context, call: Call): void {
  call.header('set-cookie', clearedSessionCookie(context), { append: true });
}
