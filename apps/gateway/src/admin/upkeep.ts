import { createLog, planMigrations } from '@forecourt/server';
import { checkBooks } from '../ledger/checkBooks.ts';
import { countOf } from '../store/countOf.ts';
import { migrations } from '../store/migrations/index.ts';
import { countSeals, FIRST_STEP, testKeys } from '../vault/sealAgain.ts';
import { note, CommandRefused, type Command } from './admin.ts';

export const listJobs: Command = {
  does: 'Shows how many jobs are waiting, running, or failed, and why they failed.',
  options: {},
  run: async ({ openQueue }) => {
    const queue = await openQueue();
    return { queues: await queue.counts(), failed: await queue.failed() };
  },
};

export const retryJob: Command = {
  does: 'Retries a job that failed for good.',
  options: { id: { is: 'job ID, from jobs list' } },
  run: async (admin, { id = '' }) => {
    const queue = await admin.openQueue();
    if (!(await queue.retry(id))) throw new CommandRefused(`No failed job has the ID ${id}.`);
    await admin.database.db.transaction().execute((trx) => note(trx, admin, 'jobs retry', id));
    return { id, state: 'retry' };
  },
};

export const verifyLedger: Command = {
  does: 'Checks that every movement balances and every balance is the sum of its entries.',
  options: {},
  run: async (admin) => {
    const log = createLog({ name: 'forecourt' });
    const faults = await checkBooks({ db: admin.database.db, log });
    if (faults > 0) {
      const places = faults === 1 ? '1 place' : `${faults} places`;
      throw new CommandRefused(`The books do not balance in ${places}. See above.`);
    }
    return { accounts: await countOf(admin.database.db.selectFrom('accounts')), faults };
  },
};

export const keyStatus: Command = {
  does: 'Counts the card secrets sealed with the current key and with older keys.',
  options: {},
  run: async ({ database, vault }) => {
    const { sealed, current } = await countSeals(database.db, vault);
    return { secrets: sealed, current, old: sealed - current };
  },
};

export const verifyKeys: Command = {
  does: 'Opens the secrets of all cards and express checks and checks each against its lookup value.',
  options: {},
  run: async ({ database, vault }) => {
    const { cards, checks, closed } = await testKeys(database.db, vault);
    if (closed > 0) {
      const total = `${cards} cards and ${checks} express checks`;
      throw new CommandRefused(
        `CARD_KEYS does not open the secrets of ${closed}, out of ${total}.`,
      );
    }
    return { cards, checks, closed };
  },
};

export const rotateKeys: Command = {
  does: 'Starts sealing every card secret with the current key, without downtime.',
  options: {},
  run: async (admin) => {
    const { database, vault } = admin;
    const { sealed, current } = await countSeals(database.db, vault);
    if (sealed === current)
      throw new CommandRefused('Every secret is already sealed with the current key.');
    const queue = await admin.openQueue();
    await database.db.transaction().execute(async (trx) => {
      await queue.send(trx, 'seal-again', FIRST_STEP, 0);
      await note(trx, admin, 'keys rotate', vault.currentSeal, { secrets: sealed - current });
    });
    return { toSeal: sealed - current };
  },
};

/** With `--plan`, only shows the pending statements. */
export const migrateDatabase: Command = {
  does: 'Brings the database up to date, as every gateway does when it starts.',
  options: {
    plan: {
      is: 'show each statement and what it blocks, without running any',
      isOptional: true,
      isSwitch: true,
    },
  },
  isForOldDatabase: true,
  run: async (admin, { plan }) => {
    const { database } = admin;
    if (plan) return planMigrations(database.db, migrations);
    const ran = await database.migrate();
    // afterward, since these migrations may have created the table
    if (ran.length > 0) {
      await database.db.transaction().execute((trx) => note(trx, admin, 'migrate', null, { ran }));
    }
    return { ran };
  },
};
