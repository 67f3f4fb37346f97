import { jsonb } from '@forecourt/server';
import { MILLISECONDS_PER_DAY, type KeyPermission } from '@forecourt/validation';
import { makeSecret } from '../http/apiKeys.ts';
import { addKeyPerson } from '../services/integrations/keyPerson.ts';
import { newId } from '../store/ids.ts';
import { insertIn, updateIn } from '../store/inAccount.ts';
import type { Trx } from '../store/schema.ts';

interface DemoKey {
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  readonly isSandbox: boolean;
  readonly madeDaysAgo: number;
  readonly lifeDays: number;
  readonly revokedDaysAgo: number | null;
  /** Minutes since each secret was used, the earliest first; null: never. */
  readonly usedMinutesAgo: readonly (number | null)[];
}

/** Programs of a fleet: one in the middle of a rotation, one that ends soon, one in the sandbox, one that is gone. */
const KEYS: readonly DemoKey[] = [
  {
    name: 'Old dispatch',
    permissions: ['cards.view', 'transactions.view'],
    isSandbox: false,
    madeDaysAgo: 210,
    lifeDays: 365,
    revokedDaysAgo: 41,
    usedMinutesAgo: [60_480],
  },
  {
    name: 'Night export',
    permissions: ['transactions.view', 'transactions.export', 'statements.view'],
    isSandbox: false,
    madeDaysAgo: 80,
    lifeDays: 90,
    revokedDaysAgo: null,
    usedMinutesAgo: [372],
  },
  {
    name: 'Dispatch',
    permissions: ['cards.view', 'cards.changeStatus', 'drivers.view', 'vehicles.view'],
    isSandbox: false,
    madeDaysAgo: 41,
    lifeDays: 180,
    revokedDaysAgo: null,
    usedMinutesAgo: [14, 3],
  },
  {
    name: 'Telematics trial',
    permissions: ['vehicles.view', 'vehicles.edit'],
    isSandbox: true,
    madeDaysAgo: 2,
    lifeDays: 30,
    revokedDaysAgo: null,
    usedMinutesAgo: [null],
  },
];

interface Owner {
  readonly user_id: string;
  readonly account_id: string;
}

async function seedKey(trx: Trx, owner: Owner, key: DemoKey, asOf: Date): Promise<void> {
  const before = (days: number) => new Date(asOf.getTime() - days * MILLISECONDS_PER_DAY);
  const accountId = owner.account_id;
  const id = newId();
  const made = before(key.madeDaysAgo);
  await insertIn(trx, accountId, 'api_keys', {
    id,
    user_id: await addKeyPerson(trx, id, key.name),
    name: key.name,
    permissions: jsonb([...key.permissions]),
    fleet_ids: null,
    is_sandbox: key.isSandbox,
    made_by: owner.user_id,
    made_at: made.toISOString(),
    expires_at: new Date(made.getTime() + key.lifeDays * MILLISECONDS_PER_DAY).toISOString(),
    revoked_at: key.revokedDaysAgo === null ? null : before(key.revokedDaysAgo).toISOString(),
    revoked_by: key.revokedDaysAgo === null ? null : owner.user_id,
  });
  for (const [index, minutes] of key.usedMinutesAgo.entries()) {
    const { hash, hint } = makeSecret(accountId, key.isSandbox);
    const isLast = index === key.usedMinutesAgo.length - 1;
    await insertIn(trx, accountId, 'api_key_secrets', {
      id: newId(),
      key_id: id,
      secret_hash: hash,
      hint,
      made_at: (index === 0 ? made : before(1)).toISOString(),
      ends_at: isLast ? null : before(-6).toISOString(),
      last_used_at:
        minutes === null ? null : new Date(asOf.getTime() - minutes * 60_000).toISOString(),
    });
  }
}

/** Programs that the demo's first account let in. Nobody knows their secrets. */
export async function seedIntegrations(trx: Trx, owner: Owner, asOf: Date): Promise<void> {
  await updateIn(trx, owner.account_id, 'accounts')
    .set({ integrations: jsonb(['apiKeys']) })
    .execute();
  for (const key of KEYS) await seedKey(trx, owner, key, asOf);
}
