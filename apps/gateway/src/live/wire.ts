import { randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Database } from '@forecourt/server';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { createBatcher } from '../services/authorization/batcher.ts';
import type { Schema } from '../store/schema.ts';

/** Tells every gateway on this database something; it arrives once, in order, and is not stored. */
export type Say<T> = (message: T) => Promise<void>;

/** PostgreSQL takes less than 8,000 bytes at once. */
const PIECE_CHARACTERS = 7_800;
const AT_ONCE = 64;
const PIECE = /^(\S+) \d+ (\d+) (.*)$/s;

/**
 * What gateways on one database tell each other over one of its channels. `hear` gets what each of them
 * says, including this one (`isOwn`); null: the connection broke, and some may be missing.
 */
export async function openWire<T>(
  database: Pick<Database<Schema>, 'db' | 'listen'>,
  channel: string,
  shape: z.ZodMiniType<T>,
  hear: (message: T | null, isOwn: boolean) => void,
): Promise<Say<T>> {
  const own = randomUUID();
  let said = 0;
  let text = '';
  await database.listen(channel, (payload) => {
    if (payload === null) {
      text = '';
      return hear(null, false);
    }
    // the pieces of a transaction follow each other
    const [, from, left, piece = ''] = PIECE.exec(payload) ?? [];
    text += piece;
    if (left !== '0') return;
    const whole = inflateRawSync(Buffer.from(text, 'base64')).toString('utf8');
    text = '';
    const message = shape.safeParse(JSON.parse(whole));
    // another version of the gateway may say more
    if (message.success) hear(message.data, from === own);
  });
  const piecesOf = (message: T): string[] => {
    const whole = deflateRawSync(JSON.stringify(message), { level: 1 }).toString('base64');
    const count = Math.ceil(whole.length / PIECE_CHARACTERS);
    return Array.from({ length: count }, (_, at) => {
      const piece = whole.slice(at * PIECE_CHARACTERS, (at + 1) * PIECE_CHARACTERS);
      // numbered, since of equal ones in a transaction only the first would arrive
      said += 1;
      return `${own} ${said} ${count - 1 - at} ${piece}`;
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
  return (message) => batcher.ask(message);
}
