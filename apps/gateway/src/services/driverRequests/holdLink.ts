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

/** A link, and the phone that has it. */
export interface Link {
  readonly token: string;
  readonly deviceKey: string | null;
}

async function holdRow(trx: Db, token: string) {
  const { accountId, hash } = readToken(token);
  const opened = await selectIn(trx, accountId, 'driver_opened_links')
    .select(['link_id', 'device_hash'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  const link = await selectIn(trx, accountId, 'driver_links')
    .selectAll()
    .where((is) => (opened ? is('id', '=', opened.link_id) : is('token_hash', '=', hash)))
    .forUpdate()
    .executeTakeFirst();
  return link && opened ? { ...link, device_hash: opened.device_hash } : link;
}

/**
 * The link of a token, held; of one that a later text replaced, with the phone that had opened it. That
 * text may have been sent while the link was waited for, so one that is not found is looked for again.
 */
export const findLink = async ({ trx }: { readonly trx: Db }, token: string) =>
  (await holdRow(trx, token)) ?? holdRow(trx, token);

/** What was requested by a link. */
export const requestOf = ({ trx }: AnyoneContext, link: Row<'driver_links'>) =>
  selectIn(trx, link.account_id, 'driver_requests')
    .selectAll()
    .where('transaction_id', '=', link.transaction_id)
    .executeTakeFirst();

/**
 * The link of a token, held, for the phone that opens it first: by the key that it made, or by one that
 * it gets where it sends none. That phone has it until it has read what became of its request.
 * @throws Refusal `driverLink.over`, `driverLink.elsewhere`
 */
export async function holdLink(context: AnyoneContext, { token, deviceKey }: Link) {
  const { trx, now, requestId } = context;
  const link = await findLink(context, token);
  if (!link) throw new Refusal(422, 'driverLink.over');
  const request = await requestOf(context, link);
  const { device_hash: bound, expires_at: expiresAt } = link;
  const isIts = bound !== null && deviceKey !== null && secretHash(deviceKey) === bound;
  const kept = request
    ? { state: request.state, until: request.until_at, usedAt: request.used_at }
    : null;
  const isOpen = await readDeclined(trx, link, driverLinkEnd(expiresAt, kept, isIts), now);
  if (!isOpen) throw new Refusal(422, 'driverLink.over');
  if (isIts) return { link, request, newKey: null, isFirst: false };
  if (bound !== null) throw new Refusal(409, 'driverLink.elsewhere');
  const key = deviceKey ?? newSecret();
  const opened = { device_hash: secretHash(key), opened_at: now.toISOString() };
  await setIn(trx, link.account_id, 'driver_links', link.id, opened);
  await recordRequest(trx, driverSource(link, now, requestId), link, 'Opened');
  return { link, request, newKey: deviceKey === null ? key : null, isFirst: true };
}
