import { randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Database } from '@forecourt/server';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { createBatcher } from '../services/authorization/batcher.ts';
import type { Schema } from '../store/schema.ts';

/** Sends a message to every gateway on this database: once, in order, and without storing it. */
export type Publish<T> = (message: T) => Promise<void>;

/** PostgreSQL limits a notification to less than 8,000 bytes. */
const PIECE_CHARACTERS = 7_800;
const AT_ONCE = 64;
const PIECE = /^(\S+) \d+ (\d+) (.*)$/s;

/**
 * Opens a channel between the gateways on one database. `onMessage` gets every message, including
 * this gateway's own (`isOwn`), or `null` if the connection broke and some may be missing.
 */
export async function openWire<T>(
  database: Pick<Database<Schema>, 'db' | 'listen'>,
  channel: string,
  shape: z.ZodMiniType<T>,
  onMessage: (message: T | null, isOwn: boolean) => void,
): Promise<Publish<T>> {
  const instanceId = randomUUID();
  let sequence = 0;
  let text = '';
  await database.listen(channel, (payload) => {
    if (payload === null) {
      text = '';
      return onMessage(null, false);
    }
    // the pieces of one transaction arrive in succession
    const [, senderId, remaining, piece = ''] = PIECE.exec(payload) ?? [];
    text += piece;
    if (remaining !== '0') return;
    const json = inflateRawSync(Buffer.from(text, 'base64')).toString('utf8');
    text = '';
    const message = shape.safeParse(JSON.parse(json));
    // another version of the gateway may send other messages
    if (message.success) onMessage(message.data, senderId === instanceId);
  });
  const piecesOf = (message: T): string[] => {
    const encoded = deflateRawSync(JSON.stringify(message), { level: 1 }).toString('base64');
    const count = Math.ceil(encoded.length / PIECE_CHARACTERS);
    return Array.from({ length: count }, (_, index) => {
      const piece = encoded.slice(index * PIECE_CHARACTERS, (index + 1) * PIECE_CHARACTERS);
      // numbered, since PostgreSQL drops duplicates within a transaction
      sequence += 1;
      return `${instanceId} ${sequence} ${count - 1 - index} ${piece}`;
    });
  };
  const batcher = createBatcher<T, undefined>(async (messages) => {
    const pieces = messages.flatMap(piecesOf);
    await sql`SELECT pg_notify(${channel}, piece)
      FROM unnest(${pieces}::text[]) WITH ORDINALITY AS p (piece, at) ORDER BY at`.execute(
      database.db,
    );
    return messages.map(() => undefined);
  }, AT_ONCE);
  return (message) => batcher.submit(message);
}
