import { Client } from 'pg';
import type { Log } from '../log.ts';

/** Receives a notification's payload; `null` after a reconnect, when some may have been missed. */
export type OnNotification = (payload: string | null) => void;
/** Removes the listener. */
export type StopListening = () => Promise<void>;

const NAME = /^[a-z_]+$/;
const RECONNECT_MILLISECONDS = 1_000;
/** How often to probe the connection: a server that vanishes does not close it. */
const PROBING = { tryMilliseconds: 15_000, answerMilliseconds: 5_000 };

/** Checks a channel's name. @throws RangeError if it could be anything else in a statement */
export function checked(channel: string): string {
  if (!NAME.test(channel)) throw new RangeError('A channel has a plain name.');
  return channel;
}

/** A connection that only listens, for all channels; opened on first use, reopened if it breaks. */
export function postgresLine(
  connectionString: string,
  log: Log | undefined,
  { tryMilliseconds, answerMilliseconds } = PROBING,
) {
  const channels = new Map<string, Set<OnNotification>>();
  let current: Promise<Client> | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let isOver = false;

  const retry = () => {
    current = undefined;
    if (isOver || reconnectTimer) return;
    reconnectTimer = setTimeout(() => {
      reconnectTimer = undefined;
      connection().then(() => {
        for (const listeners of channels.values()) for (const listener of listeners) listener(null);
      }, retry);
    }, RECONNECT_MILLISECONDS);
  };
  async function connect(): Promise<Client> {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: answerMilliseconds,
      query_timeout: answerMilliseconds,
    });
    let probeTimer: NodeJS.Timeout | undefined;
    const scheduleProbe = () => {
      probeTimer = setTimeout(() => {
        client.query('SELECT 1').then(scheduleProbe, () => client.end());
      }, tryMilliseconds);
    };
    client.on('notification', ({ channel, payload }) => {
      for (const listener of channels.get(channel) ?? []) listener(payload ?? '');
    });
    client.on('error', (err) => log?.warn({ err }, 'the notification connection failed'));
    client.on('end', () => {
      clearTimeout(probeTimer);
      retry();
    });
    await client.connect();
    for (const channel of channels.keys()) await client.query(`LISTEN ${channel}`);
    scheduleProbe();
    return client;
  }

  const connection = () =>
    (current ??= connect().catch((error: unknown) => {
      current = undefined;
      throw error;
    }));
  return {
    async listen(channel: string, listener: OnNotification): Promise<StopListening> {
      const name = checked(channel);
      const listeners = channels.get(name) ?? new Set();
      channels.set(name, listeners.add(listener));
      const stop = () => {
        listeners.delete(listener);
        return Promise.resolve();
      };
      try {
        await (await connection()).query(`LISTEN ${name}`);
        return stop;
      } catch (error) {
        await stop();
        throw error;
      }
    },
    async close() {
      isOver = true;
      clearTimeout(reconnectTimer);
      await current?.then(
        (client) => client.end(),
        () => undefined,
      );
    },
  };
}
