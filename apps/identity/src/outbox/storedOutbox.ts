import type { Clock } from '@forecourt/server';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../store/schema.ts';
import type { Outbox } from './outbox.ts';

/** Older messages are deleted when a new one is stored. */
const MESSAGES_KEPT_MAX = 200;

export interface StoredMessage {
  readonly id: string;
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
  readonly sentAt: string;
}

/** An outbox that stores its messages in the database, where the demo's page reads them. */
export function storedOutbox(db: Db, clock: Clock): Outbox {
  return {
    async send({ channel, to, subject, text, code }) {
      await db
        .insertInto('messages')
        .values({
          id: uuidv7(),
          channel,
          recipient: to,
          subject,
          body: text,
          code: code ?? null,
          sent_at: clock.now(),
        })
        .execute();
      await dropOld(db);
    },
  };
}

async function dropOld(db: Db): Promise<void> {
  const newestIds = db
    .selectFrom('messages')
    .select('id')
    .orderBy('id', 'desc')
    .limit(MESSAGES_KEPT_MAX);
  await db.deleteFrom('messages').where('id', 'not in', newestIds).execute();
}

/** Returns the stored messages, newest first. */
export async function readMessages(db: Db): Promise<StoredMessage[]> {
  const rows = await db.selectFrom('messages').selectAll().orderBy('id', 'desc').execute();
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    code: row.code,
    sentAt: row.sent_at,
  }));
}
