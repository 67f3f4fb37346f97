import { parseArgs } from 'node:util';
import { createLog, openDatabase, runMain, StartupError, systemClock } from '@forecourt/server';
import { readConfig } from './config.ts';
import { DEMO_CARDS, DEMO_TRANSACTIONS } from './demo/generateDemo.ts';
import { readPeople } from './demo/people/people.ts';
import { emptyDatabase, isEmpty, seedDemo } from './demo/seedDemo.ts';
import { openQueue } from './jobs/queue.ts';
import { migrations } from './store/migrations/index.ts';
import type { Schema } from './store/schema.ts';
import { readCardKeys } from './vault/cardKeys.ts';
import { createCardVault } from './vault/cardVault.ts';

const USAGE =
  'npm run seed -- [--cards 250] [--transactions 60000] [--seed 412] [--as-of 2026-11-21T10:42:00-06:00] [--reset]';
/** Usual number of purchases per card over the demo's period. */
const PURCHASES_PER_CARD = DEMO_TRANSACTIONS / DEMO_CARDS;
const PROGRESS_MS = 500;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        cards: { type: 'string' },
        transactions: { type: 'string' },
        seed: { type: 'string' },
        'as-of': { type: 'string' },
        reset: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${reason}\n${USAGE}`);
  }
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text.replaceAll('_', ''));
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new StartupError(`--${name} takes a whole number.\n${USAGE}`);
}

function parseInstant(text: string | undefined): Date {
  const at = text === undefined ? systemClock.now() : new Date(text);
  if (Number.isNaN(at.getTime()))
    throw new StartupError(`--as-of takes a date and time with its offset.\n${USAGE}`);
  return at;
}

function readSizes() {
  const values = readArguments();
  const cards = wholeNumber('cards', values.cards);
  const transactions = wholeNumber('transactions', values.transactions);
  const cardsNeeded = transactions && Math.ceil(transactions / PURCHASES_PER_CARD);
  return {
    cards: cards ?? (cardsNeeded ? Math.max(DEMO_CARDS, cardsNeeded) : DEMO_CARDS),
    transactions: transactions ?? (cards ? cards * PURCHASES_PER_CARD : DEMO_TRANSACTIONS),
    seed: wholeNumber('seed', values.seed),
    asOf: parseInstant(values['as-of']),
    reset: values.reset,
  };
}

/** Shows progress on a single line. */
function progress(expected: number) {
  let shownAt = 0;
  return (purchases: number) => {
    const now = systemClock.now().getTime();
    if (now - shownAt < PROGRESS_MS) return;
    shownAt = now;
    const percent = Math.min(100, Math.round((100 * purchases) / expected));
    process.stdout.write(`\r${purchases.toLocaleString('en-US')} purchases, about ${percent} %   `);
  };
}

await runMain(async () => {
  const { reset, ...size } = readSizes();
  const config = readConfig(process.env);
  const people = readPeople(config.demoPeople);
  const log = createLog({ name: 'seed', level: config.logLevel });
  const database = await openDatabase<Schema>({ ...config, migrations, log });
  const queue = await database.migrate().then(() => openQueue({ database, log }));
  try {
    if (reset) await emptyDatabase(database.db);
    if (!(await isEmpty(database.db))) {
      throw new StartupError('The database already has accounts. Use --reset to start over.');
    }
    const startedAt = systemClock.now().getTime();
    const counts = await seedDemo(database.db, {
      ...size,
      people,
      issuer: config.issuers[0] ?? '',
      vault: createCardVault(readCardKeys(config)),
      jobs: queue,
      log: progress(size.transactions),
    });
    const seconds = ((systemClock.now().getTime() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `\r${counts.cards ?? 0} cards, ${counts.transactions ?? 0} purchases, ${counts.ledger_entries ?? 0} ledger entries in ${seconds} s\n`,
    );
  } finally {
    await queue.stop();
    await database.close();
  }
});
