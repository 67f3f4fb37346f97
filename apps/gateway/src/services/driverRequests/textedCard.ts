import { isLinkOpen, type GuidedCard } from '@forecourt/validation';
import { sql } from 'kysely';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';

/**
 * A card with a driver, and what decides whether that driver is texted: the card's own, unless another
 * is named.
 */
export async function readTexted(
  db: Db | Trx,
  accountId: string,
  cardId: string,
  driverId: string | null = null,
) {
  const row = await selectIn(db, accountId, 'cards as k')
    .leftJoin('drivers as d', (on) =>
      driverId === null
        ? sameAccount(on, 'd.id', 'k.driver_id')
        : on.on(sql<boolean>`d.account_id = k.account_id`).on('d.id', '=', driverId),
    )
    .leftJoin('driver_contacts as c', (on) => sameAccount(on, 'c.driver_id', 'd.id'))
    .leftJoin('driver_request_settings as s', (on) => sameAccount(on, 's.fleet_id', 'k.fleet_id'))
    .select(['k.fleet_id', 'k.last4', 'k.status', 's.is_on', 'c.language', 'c.consented_at'])
    .select(['k.card_type', 'k.driver_id as card_driver_id'])
    .select(['d.id', 'd.first_name', 'd.last_name', 'd.mobile', 'd.status as driver_status'])
    .where('k.id', '=', cardId)
    .executeTakeFirstOrThrow();
  const card: GuidedCard = {
    isOn: row.is_on === true,
    status: row.status,
    driver:
      row.id === null
        ? null
        : {
            id: row.id,
            isActive: row.driver_status === 'active',
            mobile: row.mobile,
            consentedAt: row.consented_at,
          },
  };
  return { ...row, language: row.language ?? ('en' as const), card };
}

type DeclineLink = Pick<
  Row<'driver_links'>,
  'account_id' | 'card_id' | 'driver_id' | 'mobile' | 'created_at'
>;

/**
 * The card of a decline's link that ends at `expiresAt`, with its driver; undefined: the link does not
 * work now, by the same rule as that of a card guide. What became of the card itself does not matter:
 * its driver is told of that, too.
 */
export async function readDeclined(
  db: Db | Trx,
  link: DeclineLink,
  expiresAt: string,
  now: Date,
): Promise<Awaited<ReturnType<typeof readTexted>> | undefined> {
  const { account_id: accountId, card_id: cardId, driver_id: driverId } = link;
  const texted = await readTexted(db, accountId, cardId, driverId);
  // whoever typed an ID is the driver of a vehicle's card; any other card is its own driver's
  const isTheirs = texted.card_type === 'vehicle' || texted.card_driver_id === driverId;
  const { isOn, driver } = texted.card;
  const isOpen = isLinkOpen(
    { driverId, mobile: link.mobile, createdAt: link.created_at, expiresAt },
    { isOn, driver: isTheirs ? driver : null },
    now,
  );
  return isOpen ? texted : undefined;
}
