import { fileURLToPath } from 'node:url';
import { createLog } from '@forecourt/server';
import { createTestDatabase } from '@forecourt/server/testing';
import { expect, it, vi } from 'vitest';
import { fillDemo, type SeedDemo } from './fillDemo.ts';
import { migrations } from './store/migrations/index.ts';
import { newId } from './store/ids.ts';
import type { Schema } from './store/schema.ts';

const people = fileURLToPath(new URL('../../../scripts/demo/people.json', import.meta.url));
const log = createLog({ name: 'test', level: 'silent' });
const asOf = new Date('2026-11-21T16:00:00Z');

it('fills an empty database once, with the demo’s people and without their passwords', async () => {
  const database = await createTestDatabase<Schema>(migrations);
  const seedDemo = vi.fn<SeedDemo>(async (into, { people: [first], issuer }) => {
    await into
      .insertInto('people')
      .values({
        user_id: newId(),
        issuer,
        subject: first?.subject ?? '',
        username: first?.username ?? '',
        first_name: first?.firstName ?? '',
        last_name: first?.lastName ?? '',
        email: first?.email ?? '',
        last_login_at: null,
      })
      .execute();
  });
  const config = { demoPeople: people, issuers: ['https://issuer.example/oauth2/main'] };
  expect(await fillDemo(database.db, { config, asOf, log, seedDemo })).toBe(true);
  expect(await fillDemo(database.db, { config, asOf, log, seedDemo })).toBe(false);
  expect(seedDemo).toHaveBeenCalledTimes(1);
  const given = seedDemo.mock.calls[0]?.[1];
  expect(given).toMatchObject({ issuer: 'https://issuer.example/oauth2/main', asOf });
  expect(given?.people.map(({ role }) => role)).toEqual([
    'administrator',
    'manager',
    'viewer',
    'financial',
  ]);
  expect(JSON.stringify(given?.people)).not.toContain('password');
  await database.close();
});

it('says in one line that the people are missing', async () => {
  const database = await createTestDatabase<Schema>(migrations);
  const options = { asOf, log, seedDemo: () => Promise.resolve() };
  const fill = (demoPeople: string | undefined) =>
    fillDemo(database.db, { ...options, config: { demoPeople, issuers: [] } });
  await expect(fill(undefined)).rejects.toThrow('DEMO_PEOPLE is missing');
  await expect(fill('/nowhere.json')).rejects.toThrow('DEMO_PEOPLE cannot be read');
  await database.close();
});
