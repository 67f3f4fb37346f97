import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { putVersioned, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { drivers } from '../roster/drivers.ts';

const toMessageSettings = (row: Row<'driver_contacts'> | undefined) => ({
  language: row?.language ?? ('en' as const),
  consentedAt: row?.consented_at ?? null,
  version: row?.version ?? 0,
});

const contactOf = ({ trx, account }: AccountContext, driverId: string) =>
  selectIn(trx, account.account_id, 'driver_contacts')
    .selectAll()
    .where('driver_id', '=', driverId);

/** Returns whether a driver agreed to texts; version 0 means that nothing is stored yet. */
export const getDriverMessages: HandlerOf<'getDriverMessages'> = async ({ params }, context) => {
  const { id } = await drivers.read(context, params.id);
  return toMessageSettings(await contactOf(context, id).executeTakeFirst());
};

/** Stores a driver's language and consent to texts; consenting again keeps the first time. */
export const putDriverMessages: HandlerOf<'putDriverMessages'> = async (
  { params, body },
  context,
) => {
  const { id } = await drivers.read(context, params.id);
  const before = await contactOf(context, id).forUpdate().executeTakeFirst();
  const agreedAt = before?.consented_at ?? context.now.toISOString();
  const values = { language: body.language, consented_at: body.hasConsent ? agreedAt : null };
  const row = await putVersioned(context, 'driver_contacts', { driver_id: id }, values);
  await recordEvent(context, ['driver', id], 'driver.messages', {
    before: before && { language: before.language, messages: before.consented_at !== null },
    after: { language: body.language, messages: body.hasConsent },
  });
  return toMessageSettings(row);
};
