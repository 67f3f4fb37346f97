import type { CardPlace, DisputeEvidence } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { withPlaceAndPeople } from '../transactions/transactionRows.ts';

/** Answers that only the person who files the dispute can give. */
interface FilersAnswers {
  readonly cardPlace: CardPlace | null;
  readonly hasAskedSite: boolean | null;
}

/** The odometer reading at the card's previous purchase that has one. */
async function lastReading(
  { trx }: AccountContext,
  purchase: Row<'transactions'>,
): Promise<number | null> {
  const previous = await selectIn(trx, purchase.account_id, 'transactions')
    .select('odometer_miles')
    .where('card_id', '=', purchase.card_id)
    .where('occurred_at', '<', purchase.occurred_at)
    .where('odometer_miles', 'is not', null)
    .orderBy('occurred_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return previous?.odometer_miles ?? null;
}

/** Collects the known facts of a purchase: place, people, odometer, and amounts. [DISP-02] */
export async function gatherEvidence(
  context: AccountContext,
  purchase: Row<'transactions'>,
  answers: FilersAnswers,
): Promise<DisputeEvidence> {
  const { trx } = context;
  const disputed = selectIn(trx, purchase.account_id, 'transactions as t')
    .where('t.occurred_on', '=', purchase.occurred_on)
    .where('t.id', '=', purchase.id)
    .selectAll('t');
  const facts = await withPlaceAndPeople(trx, purchase.account_id, disputed)
    .select('c.name_on_card')
    .executeTakeFirstOrThrow();
  return {
    occurredAt: purchase.occurred_at,
    siteNumber: purchase.site_number,
    siteAddress: `${facts.name}, ${facts.city}, ${facts.state}`.slice(0, 120),
    timeZone: facts.time_zone,
    driverName: facts.driver_name,
    unitNumber: facts.unit_number,
    cardHolder: facts.name_on_card,
    odometerMiles: purchase.odometer_miles,
    lastOdometerMiles: await lastReading(context, purchase),
    authorizedCents: purchase.authorized_cents,
    netCents: purchase.net_cents,
    ...answers,
  };
}
