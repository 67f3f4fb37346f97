import { CARD_GUIDE_DAYS, MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { newId } from '../../store/ids.ts';
import { insertIn, sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { insertSteps } from './steps.ts';

const MINUTE_MILLISECONDS = 60_000;
const GUIDE_DAYS_AGO = 3;

const isoOf = (instant: number) => new Date(instant).toISOString();

/** Seeds a card guide that a driver received and opened. */
export async function seedGuide(
  trx: Trx,
  accountId: string,
  by: { readonly userId: string },
  asOf: Date,
): Promise<void> {
  const card = await selectIn(trx, accountId, 'cards as k')
    .innerJoin('drivers as d', (on) => sameAccount(on, 'd.id', 'k.driver_id'))
    .select(['k.id', 'd.id as driver_id', 'd.mobile'])
    .where('k.status', '=', 'active')
    .where('d.status', '=', 'active')
    .where('d.mobile', 'is not', null)
    .orderBy('k.last4')
    .executeTakeFirst();
  if (!card || card.mobile === null) return;
  const textedAt = asOf.getTime() - GUIDE_DAYS_AGO * MILLISECONDS_PER_DAY;
  const openedAt = textedAt + 2 * MINUTE_MILLISECONDS;
  await insertIn(trx, accountId, 'card_guides', {
    id: newId(),
    token_hash: null,
    device_hash: null,
    card_id: card.id,
    driver_id: card.driver_id,
    mobile: card.mobile,
    created_at: isoOf(textedAt),
    created_by: by.userId,
    sent_at: isoOf(textedAt + MINUTE_MILLISECONDS),
    opened_at: isoOf(openedAt),
    expires_at: isoOf(textedAt + CARD_GUIDE_DAYS * MILLISECONDS_PER_DAY),
    revoked_at: null,
  });
  const { id: cardId, driver_id: driverId } = card;
  const cardAndDriver = { account_id: accountId, card_id: cardId, driver_id: driverId };
  await insertSteps(trx, [
    {
      whose: { ...cardAndDriver, card_driver_id: driverId },
      steps: [
        { at: textedAt, action: 'card.driverGuideTexted', by },
        { at: openedAt, action: 'card.driverGuideOpened', by: 'driver' },
      ],
    },
  ]);
}
