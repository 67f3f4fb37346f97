import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import {
  callerOf,
  sessionSecret,
  setSessionCookie,
  type Call,
  type HttpEnv,
} from '../http/caller.ts';
import { readJson } from '../http/apiError.ts';
import { limitedRoutes } from '../http/rateLimit.ts';
import { endSession, findSession } from '../store/sessions.ts';
import { sessionExpired, terminalAnswer } from './answer.ts';
import type { Engine, EngineAnswer } from './engine.ts';
import { IDX_TYPE } from './form.ts';
import { messages } from './messages.ts';
import { stepPaths } from './steps/index.ts';

const BODY_BYTES_MAX = 64 * 1024;
const handle = z.optional(z.string().check(z.maxLength(200)));
const handles = z.object({ interactionHandle: handle, stateHandle: handle, stateToken: handle });

/** Routes of the sign-in engine, below `/idp/idx`. */
export function idxRoutes(context: Context, engine: Engine): Hono<HttpEnv> {
  const refusal = terminalAnswer(messages.tooManyRequests);
  const routes = limitedRoutes(context, 'steps', BODY_BYTES_MAX, refusal);
  routes.post('/introspect', async (call) => {
    const parsed = handles.safeParse(await readJson(call));
    if (!parsed.success) return respond(context, call, { status: 401, body: sessionExpired });
    const { interactionHandle, stateHandle, stateToken } = parsed.data;
    const session = await findSession(context, sessionSecret(call));
    const caller = { ...callerOf(call), session };
    const sentHandles = { interactionHandle, stateHandle: stateHandle ?? stateToken };
    return respond(context, call, await engine.introspect(sentHandles, caller));
  });
  for (const path of stepPaths) {
    routes.post(`/${path}`, async (call) => {
      const body = await readJson(call);
      const parsed = handles.safeParse(body);
      const caller = callerOf(call);
      const stateHandle = (parsed.success && parsed.data.stateHandle) || '';
      return respond(context, call, await engine.follow(path, stateHandle, body, caller));
    });
  }
  return routes;
}

/** Sends the response; a new session replaces the browser's previous one. */
async function respond(context: Context, call: Call, result: EngineAnswer): Promise<Response> {
  if (result.sessionSecret) {
    await endSession(context, sessionSecret(call));
    setSessionCookie(context, call, result.sessionSecret);
  }
  const { status, body } = result;
  return call.body(JSON.stringify(body), status, { 'content-type': IDX_TYPE });
}
