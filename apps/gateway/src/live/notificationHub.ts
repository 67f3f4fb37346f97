import type { Database, Log } from '@forecourt/server';
import type { Schema } from '../store/schema.ts';

/** Reports accounts whose notifications changed, on any instance. */
export interface NotificationHub {
  /** Calls `tell` after each change and `end` when the gateway closes. Returns the unsubscriber. */
  follow(accountId: string, tell: () => void, end: () => void): () => void;
  /** Calls `end` of all followers. */
  close(): void;
}

interface Follower {
  readonly tell: () => void;
  readonly end: () => void;
}

/** All followers share one database listener, which opens with the first of them. */
export function createNotificationHub(
  database: Pick<Database<Schema>, 'listen'>,
  log: Log,
): NotificationHub {
  const followers = new Map<string, Set<Follower>>();
  let isListening = false;

  const tellAll = () => {
    for (const some of followers.values()) for (const { tell } of some) tell();
  };
  const listen = () => {
    if (isListening) return;
    isListening = true;
    database
      .listen('notifications', (accountId) => {
        if (accountId === null) return tellAll();
        for (const { tell } of followers.get(accountId) ?? []) tell();
      })
      .catch((err: unknown) => {
        isListening = false;
        log.error({ err }, 'could not listen for notifications');
      });
  };
  return {
    follow(accountId, tell, end) {
      listen();
      const one = { tell, end };
      const some = followers.get(accountId) ?? new Set();
      followers.set(accountId, some.add(one));
      return () => {
        some.delete(one);
        if (some.size === 0 && followers.get(accountId) === some) followers.delete(accountId);
      };
    },
    close() {
      for (const some of followers.values()) for (const { end } of some) end();
    },
  };
}
