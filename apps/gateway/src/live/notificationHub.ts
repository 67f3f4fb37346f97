import type { Database, Log } from '@forecourt/server';
import type { Schema } from '../store/schema.ts';

/** Reports accounts whose notifications changed, on any instance. */
export interface NotificationHub {
  /** Calls `notify` after each change and `end` when the gateway closes. Returns the unsubscriber. */
  follow(accountId: string, notify: () => void, end: () => void): () => void;
  /** Calls `end` of all followers. */
  close(): void;
}

interface Follower {
  readonly notify: () => void;
  readonly end: () => void;
}

/** All followers share one database listener, which opens with the first of them. */
export function createNotificationHub(
  database: Pick<Database<Schema>, 'listen'>,
  log: Log,
): NotificationHub {
  const followers = new Map<string, Set<Follower>>();
  let isListening = false;

  const notifyAll = () => {
    for (const group of followers.values()) for (const { notify } of group) notify();
  };
  const listen = () => {
    if (isListening) return;
    isListening = true;
    database
      .listen('notifications', (accountId) => {
        if (accountId === null) return notifyAll();
        for (const { notify } of followers.get(accountId) ?? []) notify();
      })
      .catch((err: unknown) => {
        isListening = false;
        log.error({ err }, 'could not listen for notifications');
      });
  };
  return {
    follow(accountId, notify, end) {
      listen();
      const follower = { notify, end };
      const group = followers.get(accountId) ?? new Set();
      followers.set(accountId, group.add(follower));
      return () => {
        group.delete(follower);
        if (group.size === 0 && followers.get(accountId) === group) followers.delete(accountId);
      };
    },
    close() {
      for (const group of followers.values()) for (const { end } of group) end();
    },
  };
}
