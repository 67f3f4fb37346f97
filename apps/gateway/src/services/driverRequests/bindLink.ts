import { driverLinkEnd } from '@forecourt/validation';
import type { AnyoneContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { selectIn, setIn } from '../../store/inAccount.ts';
import type { Db, Row } from '../../store/schema.ts';
import { newSecret, secretHash } from '../../vault/handedSecrets.ts';
import { driverSource } from '../events/source.ts';
import { readToken } from './links.ts';
import { recordRequest } from './request.ts';
import { readDeclined } from './textedCard.ts';

/** A link's token, and the key of the phone that uses it; `null` if the phone has none. */
export interface Link {
  readonly token: string;
  readonly deviceKey: string | null;
}

async function lockLink(trx: Db, token: string) {
  const { accountId, hash } = readToken(token);
  const openedLink = await selectIn(trx, accountId, 'driver_opened_links')
    .select(['link_id', 'device_hash'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  const link = await selectIn(trx, accountId, 'driver_links')
    .selectAll()
    .where((e) => (openedLink ? e('id', '=', openedLink.link_id) : e('token_hash', '=', hash)))
    .forUpdate()
    .executeTakeFirst();
  return link && openedLink ? { ...link, device_hash: openedLink.device_hash } : link;
}

/**
 * Locks the link of a token. A token that a later text replaced works only for the phone that
 * opened it. Looks twice, because such a text may be sent while the first query waits for the lock.
 */
export const findLink = async ({ trx }: { readonly trx: Db }, token: string) =>
  (await lockLink(trx, token)) ?? lockLink(trx, token);

/** The request made through a link, if any. */
export const requestOf = ({ trx }: AnyoneContext, link: Row<'driver_links'>) =>
  selectIn(trx, link.account_id, 'driver_requests')
    .selectAll()
    .where('transaction_id', '=', link.transaction_id)
    .executeTakeFirst();

/**
 * Locks a link and binds it to the first phone that opens it, by the key that it sent or else a new
 * one. That phone keeps access for longer, so that it can see the outcome of its request.
 * @throws Refusal `driverLink.over`, `driverLink.elsewhere`
 */
export async function bindLink(context: AnyoneContext, { token, deviceKey }: Link) {
  const { trx, now, requestId } = context;
  const link = await findLink(context, token);
  if (!link) throw new Refusal(422, 'driverLink.over');
  const request = await requestOf(context, link);
  const { device_hash: boundHash, expires_at: expiresAt } = link;
  const isSamePhone =
    boundHash !== null && deviceKey !== null && secretHash(deviceKey) === boundHash;
  const requestState = request
    ? { state: request.state, until: request.until_at, usedAt: request.used_at }
    : null;
  const isOpen = await readDeclined(
    trx,
    link,
    driverLinkEnd(expiresAt, requestState, isSamePhone),
    now,
  );
  if (!isOpen) throw new Refusal(422, 'driverLink.over');
  if (isSamePhone) return { link, request, newKey: null, isFirst: false };
  if (boundHash !== null) throw new Refusal(409, 'driverLink.elsewhere');
  const key = deviceKey ?? newSecret();
  const changes = { device_hash: secretHash(key), opened_at: now.toISOString() };
  await setIn(trx, link.account_id, 'driver_links', link.id, changes);
  await recordRequest(trx, driverSource(link, now, requestId), link, 'Opened');
  return { link, request, newKey: deviceKey === null ? key : null, isFirst: true };
}
