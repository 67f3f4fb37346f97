import {
  addressReader,
  allowOrigins,
  dataHeaders,
  healthRoutes,
  requestLog,
  type MovableClock,
} from '@forecourt/server';
import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { accountRoutes } from '../account/routes.ts';
import { logRoutes } from '../users/logs.ts';
import { recognizeManager } from '../users/manager.ts';
import { userRoutes } from '../users/routes.ts';
import { classicRoutes } from '../classic/routes.ts';
import { sessionCookieRedirect } from '../sessions/cookieRedirect.ts';
import { webfinger } from './webfinger.ts';
import { Engine } from '../idx/engine.ts';
import { idxRoutes } from '../idx/routes.ts';
import { codeIssuer } from '../oidc/codeIssuer.ts';
import type { Issuer } from '../oidc/issuer.ts';
import { issuerRoutes } from '../oidc/mount.ts';
import { outboxRoutes } from '../outbox/routes.ts';
import { verifyAppRoutes } from '../outbox/verifyApp.ts';
import { sessionRoutes } from '../sessions/routes.ts';
import type { HttpEnv } from './caller.ts';
import { styleSheet } from './styleSheet.ts';
import { testControlRoutes } from './testControls.ts';

const CLIENT_HEADERS = [
  'Accept',
  'Authorization',
  'Content-Type',
  'DPoP',
  'X-Device-Fingerprint',
  'X-Okta-User-Agent-Extended',
];

interface AppParts {
  readonly isReady: () => Promise<boolean>;
  /** The clock that tests move; `undefined` if test controls are off. */
  readonly movable: MovableClock | undefined;
  /** Periodic maintenance: drops expired rows and rotates keys. */
  readonly clean: () => Promise<void>;
}

/** Assembles all routes of the identity server. */
export function createApp(
  context: Context,
  issuers: readonly Issuer[],
  { isReady, movable, clean }: AppParts,
): Hono<HttpEnv> {
  const { clients, environment } = context.config;
  const app = new Hono<HttpEnv>();
  app.use(requestLog(context.log));
  const readAddress = addressReader(environment.trustedProxies);
  app.use((call, next) => {
    call.set('address', readAddress(call.env.incoming));
    return next();
  });
  app.use(async (call, next) => {
    await next();
    const policy = call.get('pagePolicy');
    if (policy) call.header('content-security-policy', policy);
  });
  app.use(dataHeaders());
  app.use(
    allowOrigins({
      origins: [...new Set(clients.flatMap(({ origins }) => origins))],
      allowHeaders: CLIENT_HEADERS,
      exposeHeaders: ['WWW-Authenticate'],
      credentials: true,
    }),
  );
  app.route('/', healthRoutes(isReady));
  if (environment.apiToken) app.use(recognizeManager(environment.apiToken));
  app.get('/identity.css', (call) => {
    return call.body(styleSheet, 200, { 'content-type': 'text/css; charset=utf-8' });
  });
  const engine = new Engine(context, codeIssuer(context, issuers));
  app.route('/idp/idx', idxRoutes(context, engine));
  app.route('/api/v1/authn', classicRoutes(context, engine));
  app.get('/login/sessionCookieRedirect', (call) => sessionCookieRedirect(context, call));
  app.get('/.well-known/webfinger', (call) => webfinger(context, call));
  app.route('/idp/myaccount', accountRoutes(context, issuers));
  app.route('/api/v1/sessions', sessionRoutes(context));
  for (const issuer of issuers)
    app.route(`/oauth2/${issuer.name}`, issuerRoutes(context, issuer, engine));
  if (environment.apiToken) {
    app.route('/api/v1/users', userRoutes(context));
    app.route('/api/v1/logs', logRoutes(context));
  }
  if (environment.demo) {
    app.route('/demo', outboxRoutes(context));
    app.route('/demo', verifyAppRoutes(context));
  }
  if (movable) app.route('/test', testControlRoutes(context, movable, clean));
  app.onError((err, call) => {
    context.log.error({ err, requestId: call.get('requestId') }, 'a call failed');
    return call.json({ errorCode: 'E0000009', errorSummary: 'Internal Server Error' }, 500);
  });
  return app;
}
