import { createLog } from '@forecourt/server';
import { array, assert, integer, property } from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startWorld } from '../testing/startWorld.ts';
import { checkBooks } from './checkBooks.ts';
import { checkLedger } from './checkLedger.ts';
import { movementRows, postMovement, UnbalancedMovement, type Movement } from './postMovement.ts';

const world = startWorld({ accountPer: 'file' });

const movement = (...amounts: number[]): Movement => ({
  accountId: world.accountId,
  enteredOn: '2026-11-21',
  currency: 'USD',
  kind: 'posting',
  referenceId: null,
  lines: amounts.map((amountCents, index) => ({
    ledger: index === 0 ? 'receivable' : 'purchases',
    amountCents,
  })),
});

describe('movementRows', () => {
  it('refuses any amounts that do not sum to zero', () => {
    assert(
      property(
        array(integer({ min: -1e9, max: 1e9 }), { minLength: 2, maxLength: 6 }),
        (amounts) => {
          const total = amounts.reduce((sum, cents) => sum + cents, 0);
          if (total !== 0)
            expect(() => movementRows(movement(...amounts))).toThrow(UnbalancedMovement);
          const balanced = movementRows(movement(...amounts, -total));
          expect(balanced.reduce((sum, row) => sum + row.amount_cents, 0)).toBe(0);
        },
      ),
    );
  });

  it('refuses fractional cents and a movement with only one side', () => {
    expect(() => movementRows(movement(0.5, -0.5))).toThrow(UnbalancedMovement);
    expect(() => movementRows(movement(0))).toThrow(UnbalancedMovement);
  });
});

describe('checkLedger', () => {
  it('returns nothing for balanced books, and any movement out of balance', async () => {
    const movementId = await world.db
      .transaction()
      .execute((trx) => postMovement(trx, movement(1_000, -1_000)));
    expect(await checkLedger(world.db, world.accountId)).toEqual([]);
    // as someone with access to the tables could; restored, since later tests use this database
    await world.db.transaction().execute(async (trx) => {
      await sql`ALTER TABLE ledger_entries DISABLE TRIGGER append_only`.execute(trx);
      await sql`UPDATE ledger_entries SET amount_cents = 999 WHERE movement_id = ${movementId} AND ledger = 'receivable'`.execute(
        trx,
      );
      await sql`ALTER TABLE ledger_entries ENABLE TRIGGER append_only`.execute(trx);
    });
    expect(await checkLedger(world.db, world.accountId)).toEqual([
      { accountId: world.accountId, movementId, totalCents: -1 },
    ]);
  });
});

describe('checkBooks', () => {
  it('finds an account’s fault in exactly one of the 24 hourly checks', async () => {
    const books = { db: world.db, log: createLog({ name: 'test', level: 'silent' }) };
    const before = await checkBooks(books);
    await world.db
      .updateTable('account_balances')
      .set((e) => ({ amount_cents: e('amount_cents', '+', 5) }))
      .where('account_id', '=', world.accountId)
      .where('ledger', '=', 'purchases')
      .execute();
    const found: number[] = [];
    for (let hour = 0; hour < 24; hour += 1) found.push(await checkBooks({ ...books, hour }));
    expect(await checkBooks(books)).toBe(before + 1);
    expect(found.filter((faults) => faults > 0)).toEqual([before + 1]);
  });
});
