import { sql } from 'kysely';
import { secondsFromNow, type Context } from '../context.ts';

/** As long as the vendor's: a page that is loaded again while its tokens are renewed asks again at once. */
const GRACE_SECONDS = 30;

/** A refresh token that was renewed. */
export interface Rotated {
  readonly issuer: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly consumedAt: string;
}

const rotationOf = sql<number>`coalesce((payload ->> 'rotations')::int, 0)`;
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The refresh tokens of the same sign-in, which all keep when its first one was issued. */
const chain = ({ issuer, payload }: Rotated) => sql<boolean>`issuer = ${issuer}
  AND kind = 'RefreshToken'
  AND grant_id = ${String(payload['grantId'])}
  AND (payload ->> 'iiat')::bigint = ${numberOf(payload['iiat'])}`;

/**
 * Whether a refresh token may be shown once more: its answer can have been lost on the way. It is for
 * a short time, and only until the token that came of it is used.
 */
export async function isInGrace(context: Context, token: Rotated): Promise<boolean> {
  const end = secondsFromNow(context, -GRACE_SECONDS);
  if (Date.parse(token.consumedAt) < end.getTime()) return false;
  // what was renewed twice has arrived in between
  const further = await context.db
    .selectFrom('oidc_records')
    .select('id_hash')
    .where(chain(token))
    .where(rotationOf, '>', numberOf(token.payload['rotations']) + 1)
    .executeTakeFirst();
  return further === undefined;
}

/**
 * Ends the token whose answer was lost, so that the next one takes its place; who shows it after all
 * is no longer in its grace, which ends them all. False: there is none (anymore), as when two ask at once.
 */
export async function takePlaceOfLost(context: Context, token: Rotated): Promise<boolean> {
  if (!(await isInGrace(context, token))) return false;
  const { numUpdatedRows } = await context.db
    .updateTable('oidc_records')
    .set({ consumed_at: secondsFromNow(context, -GRACE_SECONDS - 1) })
    .where(chain(token))
    .where(rotationOf, '=', numberOf(token.payload['rotations']) + 1)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows !== 0n;
}
