import { describe, expect, it } from 'vitest';
import { isPlainRead, readPool, type DriverPool } from './readPool.ts';

/** A pool that records its queries, as `name: text` if they are prepared, and fails as told. */
function noted(failures: Readonly<Record<string, string>> = {}) {
  const requests: string[] = [];
  const pool: DriverPool = {
    options: {},
    connect: () =>
      Promise.resolve({
        query: ({ name, text }, done) => {
          const what = name === undefined ? text : `${name}: ${text}`;
          requests.push(what);
          const code = failures[what];
          const error = code === undefined ? null : Object.assign(new Error(code), { code });
          done(error, { command: '', rowCount: 0, oid: 0, rows: [], fields: [] });
        },
        release: () => undefined,
        end: () => Promise.resolve(),
      }),
    end: () => Promise.resolve(),
  };
  return { requests, pool: readPool(pool) };
}

/** Sends queries inside what the query builder considers a transaction. */
async function inTransaction({ pool }: ReturnType<typeof noted>, ...texts: string[]) {
  const client = await pool.connect();
  for (const text of ['begin', ...texts, 'commit']) await client.query(text, []);
  client.release();
}

describe('readPool', () => {
  it('sends reads without a transaction and prepares the repeated ones', async () => {
    const database = noted();
    for (let n = 0; n < 3; n += 1) await inTransaction(database, 'select 1');
    expect(database.requests).toEqual(['select 1', 'read_1: select 1', 'read_1: select 1']);
  });

  it('begins a transaction at the first statement that may write', async () => {
    const database = noted();
    await inTransaction(database, 'select 1', 'update a set b = 1', 'select 1');
    expect(database.requests).toEqual([
      'select 1',
      'begin',
      'update a set b = 1',
      'select 1',
      'commit',
    ]);
  });

  it.each(['0A000', '26000'])(
    'retries without the prepared statement after %s, then prepares another',
    async (code) => {
      const database = noted({ 'read_1: select 1': code });
      for (let n = 0; n < 3; n += 1) await inTransaction(database, 'select 1');
      expect(database.requests).toEqual([
        'select 1',
        'read_1: select 1',
        'select 1',
        'read_2: select 1',
      ]);
    },
  );

  it('rejects with the error of an invalid statement', async () => {
    const database = noted({ 'select 1': '42703' });
    await expect(inTransaction(database, 'select 1')).rejects.toThrow('42703');
  });

  it.each([
    ['select "updated_at" from a', true],
    ['(SELECT 1) UNION ALL (SELECT 2)', true],
    ['with a as (select 1) select * from a', true],
    ['select * from a for update', false],
    ['select * from a for no key update of a', false],
    ['with a as (delete from b returning *) select * from a', false],
    [`select pg_advisory_xact_lock(1)`, false],
    [`select pg_notify('a', 'b')`, false],
    ['insert into a values (1)', false],
    ['set local a = 1', false],
  ])('isPlainRead of %s is %s', (text, isPlain) => {
    expect(isPlainRead(text)).toBe(isPlain);
  });
});
