import { NOTIFICATION_STREAM } from '@forecourt/api-client/contract';
import type { Clock } from '@forecourt/server';
import { Hono, type Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { readBearer } from '../http/bearer.ts';
import { findEmulator, type InternalUser } from '../http/emulation.ts';
import { authorize, findAccess } from '../http/people.ts';
import { Refusal } from '../http/refusal.ts';
import type { CallLimit } from '../http/callLimit.ts';
import type { TokenSubject, TokenVerifier } from '../http/tokens.ts';
import type { Db } from '../store/schema.ts';
import type { NotificationHub } from './notificationHub.ts';

export interface StreamParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly hub: NotificationHub;
  readonly verifyToken: TokenVerifier;
  readonly limitCalls: CallLimit;
  readonly internalUsers: readonly InternalUser[];
}

/** How often the stream sends something, after checking that the caller still has access. */
const BEAT_MILLISECONDS = 25_000;
/** After this, the browser reconnects with a newer token. */
const STREAM_MILLISECONDS_MAX = 10 * 60_000;

/** Returns the account that the caller may follow. @throws Refusal */
async function authorizeFollow(
  { db, internalUsers }: StreamParts,
  caller: TokenSubject,
  selected: string | undefined,
) {
  const emulator = findEmulator(internalUsers, caller);
  return db.transaction().execute(async (trx) => {
    const { account, actor } = await findAccess(trx, caller, selected, emulator);
    authorize(actor, NOTIFICATION_STREAM.permission);
    return account.account_id;
  });
}

/** Waits for a change, the next heartbeat, or the end, whichever comes first. */
function createWaiter() {
  let wake: (() => void) | undefined;
  const state = { changed: false, ended: false };
  const set = (name: 'changed' | 'ended') => () => {
    state[name] = true;
    wake?.();
  };
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (state.changed || state.ended) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return { state, wait, tell: set('changed'), end: set('ended') };
}

function follow(parts: StreamParts, c: Context, caller: TokenSubject, accountId: string) {
  const { clock, hub, verifyToken } = parts;
  const token = readBearer(c.req.header('authorization'));
  const selected = c.req.header('sysaccountid');
  const endsAt = Math.min(
    caller.expiresAt.getTime(),
    clock.now().getTime() + STREAM_MILLISECONDS_MAX,
  );
  c.header('cache-control', 'no-store');
  c.header('x-accel-buffering', 'no');
  return streamSSE(c, async (stream) => {
    const waiter = createWaiter();
    const unfollow = hub.follow(accountId, waiter.tell, waiter.end);
    stream.onAbort(waiter.end);
    // notify immediately, since something may have changed after the list was fetched
    waiter.tell();
    await stream.write(': here\n\n');
    try {
      while (!waiter.state.ended && clock.now().getTime() < endsAt) {
        await waiter.wait(BEAT_MILLISECONDS);
        if (waiter.state.ended) break;
        await authorizeFollow(parts, await verifyToken(token), selected);
        if (!waiter.state.changed) {
          await stream.write(': still here\n\n');
          continue;
        }
        waiter.state.changed = false;
        const at = clock.now().toISOString();
        await stream.writeSSE({ event: NOTIFICATION_STREAM.event, id: at, data: at });
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    } finally {
      unfollow();
    }
  });
}

/** Streams notifications as server-sent events. [GW-134] */
export function streamRoutes(parts: StreamParts): Hono {
  const routes = new Hono();
  routes.get(NOTIFICATION_STREAM.path, async (c) => {
    const caller = await parts.verifyToken(readBearer(c.req.header('authorization')));
    await parts.limitCalls(caller);
    const accountId = await authorizeFollow(parts, caller, c.req.header('sysaccountid'));
    return follow(parts, c, caller, accountId);
  });
  return routes;
}
