import { isLinkOpen, type GuidedCard } from '@forecourt/validation';
import { sql } from 'kysely';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';

/**
 * Reads a card and everything that decides whether its driver can be texted. `driverId` replaces
 * the card's own driver.
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
 * Reads the card and driver of a decline's link that ends at `expiresAt`; `undefined` if the link
 * does not work now. Follows the same rule as card guides, except that the card's status does not
 * matter, because the driver is shown that as well.
 */
export async function readDeclined(
  db: Db | Trx,
  link: DeclineLink,
  expiresAt: string,
  now: Date,
): Promise<Awaited<ReturnType<typeof readTexted>> | undefined> {
  const { account_id: accountId, card_id: cardId, driver_id: driverId } = link;
  const texted = await readTexted(db, accountId, cardId, driverId);
  // any driver can use a vehicle card by entering their ID; other cards belong to one driver
  const isDriversCard = texted.card_type === 'vehicle' || texted.card_driver_id === driverId;
  const { isOn, driver } = texted.card;
  const isOpen = isLinkOpen(
    { driverId, mobile: link.mobile, createdAt: link.created_at, expiresAt },
    { isOn, driver: isDriversCard ? driver : null },
    now,
  );
  return isOpen ? texted : undefined;
}
