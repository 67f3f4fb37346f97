import { bodyLimit } from 'hono/body-limit';
import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { alreadyAnswered } from '../http/alreadyAnswered.ts';
import type { Call, HttpEnv } from '../http/caller.ts';
import { limitPerAddress } from '../http/rateLimit.ts';
import type { Engine } from '../idx/engine.ts';
import { runInteraction, showInteraction } from './interaction.ts';
import { interact } from './interact.ts';
import type { Issuer } from './issuer.ts';
import { logout } from './logout.ts';
import { introspect, revoke, userinfo } from './tokenCalls.ts';

const BODY_BYTES_MAX = 64 * 1024;
const TOO_MANY = { error: 'too_many_requests', error_description: 'Try again in a minute.' };

/** The routes of an issuer, below `/oauth2/{name}`: ours first, then the provider's. */
export function issuerRoutes(context: Context, issuer: Issuer, engine: Engine): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const { signInsPerAddressPerMinute } = context.config.rateLimits;
  const limit = limitPerAddress(context, 'interact', signInsPerAddressPerMinute, TOO_MANY);
  const limitBody = bodyLimit({ maxSize: BODY_BYTES_MAX });
  routes.post('/v1/interact', limit, limitBody, (call) => interact(context, issuer, call));
  routes.on(['GET', 'POST'], '/v1/userinfo', (call) => userinfo(context, issuer, call));
  routes.post('/v1/revoke', limitBody, (call) => revoke(context, issuer, call));
  routes.post('/v1/introspect', limitBody, (call) => introspect(context, issuer, call));
  routes.get('/v1/logout', async (call) => {
    return (await logout(context, issuer, call)) ?? callProvider(issuer, call);
  });
  routes.get('/interaction/:uid', (call) => showInteraction(context, issuer, engine, call));
  routes.post('/interaction/:uid', limit, limitBody, (call) => {
    return runInteraction(context, issuer, engine, call);
  });
  routes.all('*', (call) => callProvider(issuer, call));
  return routes;
}

/** Hands the request to the provider, which writes the response itself. */
async function callProvider(issuer: Issuer, call: Call): Promise<Response> {
  const { incoming, outgoing } = call.env;
  const original = incoming.url ?? '/';
  outgoing.setHeader('cache-control', 'no-store');
  outgoing.setHeader('referrer-policy', 'no-referrer');
  outgoing.setHeader('x-content-type-options', 'nosniff');
  outgoing.setHeader('x-frame-options', 'DENY');
  const request = Object.assign(incoming, { originalUrl: original });
  request.url = original.slice(`/oauth2/${issuer.name}`.length) || '/';
  await issuer.provider.callback()(request, outgoing);
  return alreadyAnswered(call);
}
