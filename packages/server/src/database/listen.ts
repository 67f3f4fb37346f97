import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { Log } from '../log.ts';

/** Hears of what committed transactions notify; null: the line was broken, some may be missing. */
export type OnNotification = (payload: string | null) => void;
/** Ends hearing. */
export type StopListening = () => Promise<void>;

const NAME = /^[a-z_]+$/;
const RECONNECT_MILLISECONDS = 1_000;

function checked(channel: string): string {
  if (!NAME.test(channel)) throw new RangeError('A channel has a plain name.');
  return channel;
}

/** Listens in the embedded database. */
export function listenEmbedded(
  pglite: Pick<PGlite, 'listen'>,
  channel: string,
  hear: OnNotification,
): Promise<StopListening> {
  return pglite.listen(checked(channel), hear);
}

/** Listens on a connection of its own, which is opened anew when it breaks. */
export async function listenPostgres(
  connectionString: string,
  channel: string,
  hear: OnNotification,
  log: Log | undefined,
): Promise<StopListening> {
  const name = checked(channel);
  let current: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isOver = false;

  const retry = () => {
    current = undefined;
    if (isOver || again) return;
    again = setTimeout(() => {
      again = undefined;
      connect().then(() => hear(null), retry);
    }, RECONNECT_MILLISECONDS);
  };
  async function connect(): Promise<void> {
    const client = new Client({ connectionString });
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    client.on('error', (err) => log?.warn({ err }, 'the line for notifications failed'));
    client.on('end', retry);
    await client.connect();
    await client.query(`LISTEN ${name}`);
    current = client;
  }

  await connect();
  return async () => {
    isOver = true;
    clearTimeout(again);
    await current?.end();
  };
}
