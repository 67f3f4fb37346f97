import { sql } from 'kysely';
import { secondsFromNow, type Context } from '../context.ts';

/** The vendor's value: a page reloaded while its tokens are renewed asks again immediately. */
const GRACE_SECONDS = 30;

/** A refresh token that has been exchanged for a new one. */
export interface Rotated {
  readonly issuer: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly consumedAt: string;
}

const rotationOf = sql<number>`coalesce((payload ->> 'rotations')::int, 0)`;
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The refresh tokens of the same sign-in, which share the first one's time of issue. */
const chain = ({ issuer, payload }: Rotated) => sql<boolean>`issuer = ${issuer}
  AND kind = 'RefreshToken'
  AND grant_id = ${String(payload['grantId'])}
  AND (payload ->> 'iiat')::bigint = ${numberOf(payload['iiat'])}`;

/**
 * Whether a renewed refresh token may be used once more, since the response may have been lost:
 * only for a short time, and only until the token issued in its place is used.
 */
export async function isInGrace(context: Context, token: Rotated): Promise<boolean> {
  const cutoff = secondsFromNow(context, -GRACE_SECONDS);
  if (Date.parse(token.consumedAt) < cutoff.getTime()) return false;
  // if that token has been renewed too, the response had arrived
  const successor = await context.db
    .selectFrom('oidc_records')
    .select('id_hash')
    .where(chain(token))
    .where(rotationOf, '>', numberOf(token.payload['rotations']) + 1)
    .executeTakeFirst();
  return successor === undefined;
}

/**
 * Retires the token whose response was lost, so that the next one takes its place; using it after
 * all is outside its grace and ends them all. `false` if there is none, as in concurrent requests.
 */
export async function retireLostToken(context: Context, token: Rotated): Promise<boolean> {
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
