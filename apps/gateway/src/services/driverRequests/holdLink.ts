import { stateOfRequest } from '@forecourt/validation';
import type { AnyoneContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { newSecret, secretHash } from '../../vault/handedSecrets.ts';
import { systemSource } from '../events/source.ts';
import { readToken } from './links.ts';
import { recordRequest } from './request.ts';

/** A link, and the phone that has it. */
export interface Link {
  readonly token: string;
  readonly deviceKey: string | null;
}

/** The link of a token, held; of one that a later text replaced, with the phone that had opened it. */
export async function findLink({ trx }: Pick<AnyoneContext, 'trx'>, token: string) {
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

/** What was requested by a link. */
export const requestOf = ({ trx }: AnyoneContext, link: Row<'driver_links'>) =>
  selectIn(trx, link.account_id, 'driver_requests')
    .selectAll()
    .where('transaction_id', '=', link.transaction_id)
    .executeTakeFirst();

/**
 * The link of a token, held, for the phone that opens it first: by the key that it made, or by one that
 * it gets where it sends none. An allowance that is still good keeps the link open.
 * @throws Refusal `driverLink.over`, `driverLink.elsewhere`
 */
export async function holdLink(context: AnyoneContext, { token, deviceKey }: Link) {
  const { trx, now, requestId } = context;
  const link = await findLink(context, token);
  if (!link) throw new Refusal(422, 'driverLink.over');
  const request = await requestOf(context, link);
  const isLive =
    Date.parse(link.expires_at) > now.getTime() ||
    (request && stateOfRequest(request.state, request.until_at, now) === 'allowed');
  if (!isLive) throw new Refusal(422, 'driverLink.over');
  if (link.device_hash !== null) {
    if (deviceKey === null || secretHash(deviceKey) !== link.device_hash) {
      throw new Refusal(409, 'driverLink.elsewhere');
    }
    return { link, request, newKey: null, isFirst: false };
  }
  const key = deviceKey ?? newSecret();
  await updateIn(trx, link.account_id, 'driver_links')
    .set({ device_hash: secretHash(key), opened_at: now.toISOString() })
    .where('id', '=', link.id)
    .execute();
  await recordRequest(trx, systemSource(link.account_id, now, { requestId }), link, 'Opened');
  return { link, request, newKey: deviceKey === null ? key : null, isFirst: true };
}
