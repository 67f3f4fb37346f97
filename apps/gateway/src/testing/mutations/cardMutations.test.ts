import { randomUUID } from 'node:crypto';
import { contract, type Call, type CallName } from '@forecourt/api-client/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pick, type CallOptions } from '../gateway.ts';
import { startWorld } from '../startWorld.ts';
import { cardMutations } from './cardMutations.ts';
import { fingerprint } from './fingerprint.ts';

const world = startWorld();
const calls: Readonly<Record<CallName, Call>> = contract;
const isMutation = (name: string): name is keyof typeof cardMutations => name in cardMutations;
const names = Object.keys(cardMutations).filter(isMutation);

/** Makes the database fail at the last step of every intent, when all of its work is written. */
async function failing<T>(work: () => Promise<T>): Promise<T> {
  await sql`create function go_away() returns trigger language plpgsql as
    $$ begin raise exception 'gone'; end $$`.execute(world.db);
  await sql`create trigger go_away before update on idempotency_keys
    for each row execute function go_away()`.execute(world.db);
  try {
    return await work();
  } finally {
    await sql`drop function go_away cascade`.execute(world.db);
  }
}

describe.each(names)('%s', (name) => {
  it('changes nothing on failure, and applies once however often it is retried', async () => {
    const request: CallOptions = { ...(await cardMutations[name](world)), key: randomUUID() };
    const ask = (other: CallOptions = {}) => world.call(name, { ...request, ...other });
    const lena = await world.makePerson();
    // a first call caches and records what this person may do, so make it before the fingerprint
    await world.call('listCards');
    const before = await fingerprint(world.db);

    const signedOut = await ask({ token: 'a.b.c' });
    expect(signedOut).toMatchObject({ status: 401, body: { errorCode: 'auth.tokenInvalid' } });
    expect(await ask({ key: null })).toMatchObject({ body: { errorCode: 'idempotency.missing' } });
    if (calls[name].version === 'required') {
      const stale = await ask({ version: (request.version ?? 0) + 7, key: randomUUID() });
      expect(stale).toMatchObject({ status: 409, body: { errorCode: 'version.stale' } });
    }
    const broken = await failing(() => ask());
    expect(broken.status).toBe(500);
    expect(await fingerprint(world.db)).toEqual(before);

    // a client that missed a response retries while the first request is still being handled
    const [first, twin] = await Promise.all([ask(), ask()]);
    expect(first, JSON.stringify(first.body)).toMatchObject({ status: 200 });
    expect(twin).toMatchObject({ status: 200, body: first.body });
    const after = await fingerprint(world.db);
    expect(after).not.toEqual(before);
    const jobs = world.gateway.sentJobs.length;

    const again = await ask();
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await fingerprint(world.db)).toEqual(after);
    expect(world.gateway.sentJobs).toHaveLength(jobs);

    const other = await world.callAs(lena, name, request);
    expect(pick(other.body, 'errorCode')).toBe('idempotency.mismatch');
    expect(await fingerprint(world.db)).toEqual(after);
  });
});
