import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { apiError, readJson } from '../http/apiError.ts';
import { callerOf, type Call, type HttpEnv } from '../http/caller.ts';
import { limitedRoutes } from '../http/rateLimit.ts';
import type { Advance, Engine } from '../idx/engine.ts';
import { listedQuestions } from '../idx/questions.ts';
import type { SignIn } from '../idx/step.ts';
import { noFacts, saveFacts } from '../idx/transaction.ts';
import { answerAdvance, answerState } from './answer.ts';
import { beginClassic } from './begin.ts';
import { parseBody, type ClassicBody, type ClassicRequest } from './body.ts';
import { activateFactor, changePassword, enrollFactor, goBack, verifyFactor } from './factors.ts';
import { openLink, startRecovery } from './recovery.ts';

const BODY_BYTES_MAX = 64 * 1024;

const idOf = (call: Call) => call.req.param('id') ?? '';

/** The classic authentication API, below `/api/v1/authn`: the same engine, an older protocol. */
export function classicRoutes(context: Context, engine: Engine): Hono<HttpEnv> {
  const routes = limitedRoutes(context, 'steps', BODY_BYTES_MAX);

  const post = (
    path: string,
    handler: (call: Call, request: ClassicRequest) => Promise<Response>,
  ) =>
    routes.post(path, async (call) => {
      const body = parseBody(await readJson(call));
      if (!body) return apiError(call, 400, 'E0000003');
      return handler(call, { body, caller: callerOf(call) });
    });
  /** Wraps a handler that acts on the sign-in identified by its state token. */
  const withSignIn =
    (handler: (signIn: SignIn, body: ClassicBody, call: Call) => Promise<Response>) =>
    async (call: Call, { body, caller }: ClassicRequest) => {
      const signIn = await engine.find(body.stateToken ?? '', caller);
      return isOpen(signIn) ? handler(signIn, body, call) : apiError(call, 401, 'E0000011');
    };
  /** Registers a call that runs a step of a sign-in. */
  const state = (
    path: string,
    handler: (signIn: SignIn, body: ClassicBody, call: Call) => Promise<Advance>,
  ) =>
    post(
      path,
      withSignIn(async (signIn, body, call) =>
        answerAdvance(context, call, await handler(signIn, body, call)),
      ),
    );
  const enter = (signIn: SignIn, credentials: object) =>
    engine.advance('challenge/answer', signIn, { credentials });

  const resume = withSignIn((signIn, _, call) => answerState(context, call, signIn));
  post('/', (call, request) =>
    request.body.username === undefined && request.body.stateToken !== undefined
      ? resume(call, request)
      : authenticate(context, engine, call, request),
  );
  post('/introspect', resume);
  post('/recovery/password', (call, request) =>
    startRecovery(context, engine, call, request, 'recover'),
  );
  post('/recovery/unlock', (call, request) =>
    startRecovery(context, engine, call, request, 'unlock'),
  );
  post('/recovery/token', (call, request) => openLink(context, engine, call, request));
  const cancel = withSignIn(async (signIn, _, call) => {
    await saveFacts(context, signIn.transaction, { ...noFacts, isOver: true });
    return call.json({});
  });
  post('/cancel', cancel);
  routes.get('/factors/questions', (call) => call.json(listedQuestions));
  state('/recovery/answer', (signIn, { answer = '' }) => enter(signIn, { answer }));
  state('/recovery/factors/:id/verify', (signIn, { passCode = '' }) =>
    enter(signIn, { passcode: passCode }),
  );
  state('/recovery/factors/:id/resend', (signIn) => engine.advance('challenge/resend', signIn, {}));
  state('/factors', (signIn, body) => enrollFactor(engine, signIn, body));
  state('/factors/:id/verify', (signIn, body, call) =>
    verifyFactor(engine, signIn, idOf(call), body),
  );
  state('/factors/:id/resend', (signIn) => engine.advance('challenge/resend', signIn, {}));
  state('/factors/:id/lifecycle/activate', (signIn, body) => activateFactor(engine, signIn, body));
  state('/factors/:id/lifecycle/activate/poll', (signIn) =>
    engine.advance('challenge/poll', signIn, {}),
  );
  state('/credentials/reset_password', (signIn, { newPassword = '' }) =>
    enter(signIn, { passcode: newPassword }),
  );
  state('/credentials/change_password', (signIn, body) =>
    changePassword(context, engine, signIn, body),
  );
  state('/previous', (signIn) => goBack(context, signIn));
  state('/skip', (signIn) => engine.advance('skip', signIn, {}));
  return routes;
}

const isOpen = (signIn: SignIn | undefined): signIn is SignIn =>
  signIn !== undefined && !signIn.facts.isOver && !signIn.facts.completed;

/** `POST /`: signs in with username and password. [AUTH-73] */
async function authenticate(
  context: Context,
  engine: Engine,
  call: Call,
  { body, caller }: ClassicRequest,
): Promise<Response> {
  const signIn = await beginClassic(context, engine, caller);
  if (!signIn) return apiError(call, 400, 'E0000001');
  const { username = '', password = '' } = body;
  // The managing server only checks whether the password is right, so send no code.
  const issuer = { ...signIn.issuer, sendsCodeAtOnce: false };
  const effectiveSignIn = call.get('isManager') === true ? { ...signIn, issuer } : signIn;
  const advance = await engine.advance('identify', effectiveSignIn, {
    identifier: username,
    credentials: { passcode: password },
  });
  return answerAdvance(context, call, advance);
}
