// The operator's command line: `forecourt --help`.
import { hostname, userInfo } from 'node:os';
import {
  createLog,
  openDatabase,
  planMigrations,
  runMain,
  StartupError,
  systemClock,
} from '@forecourt/server';
import { readConfig } from '../config.ts';
import { openQueue, type OpenedQueue } from '../jobs/queue.ts';
import { migrations } from '../store/migrations/index.ts';
import type { Schema } from '../store/schema.ts';
import { readCardKeys } from '../vault/cardKeys.ts';
import { createCardVault } from '../vault/cardVault.ts';
import { CommandRefused } from './admin.ts';
import { readable, readCommandLine } from './commandLine.ts';
import { COMMANDS } from './commands.ts';

/** The operator's name: `OPERATOR`, for use under sudo, or the system user (the ID if nameless). */
function systemUser(): string {
  try {
    return process.env['OPERATOR'] ?? userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}

const print = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const commandLine = readCommandLine(COMMANDS, process.argv.slice(2));
  if (commandLine.is === 'help') return void print(commandLine.text);
  const config = readConfig(process.env);
  const log = createLog({ name: 'forecourt', level: 'warn' });
  const database = await openDatabase<Schema>({ ...config, migrations, log, poolSize: 3 });
  let queue: OpenedQueue | undefined;
  try {
    const { command, options, isJson, operator } = commandLine;
    if (!command.isForOldDatabase && (await planMigrations(database.db, migrations)).length > 0) {
      throw new CommandRefused('The database is out of date. Run forecourt migrate first.');
    }
    const result = await command.run(
      {
        database,
        openQueue: async () => (queue ??= await openQueue({ database, log })),
        config,
        vault: createCardVault(readCardKeys(config)),
        operator: operator ?? `${systemUser()}@${hostname()}`,
        now: () => systemClock.now(),
      },
      options,
    );
    if (result !== undefined) print(isJson ? JSON.stringify(result) : readable(result));
  } finally {
    await queue?.stop();
    await database.close();
  }
}

await runMain(() =>
  main().catch((error: unknown) => {
    throw error instanceof CommandRefused ? new StartupError(error.message) : error;
  }),
);
