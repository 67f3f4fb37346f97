import { dayIn, EXCEPTION_LOOK_BACK_DAYS } from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { countOf } from '../../store/countOf.ts';
import { sameAccount, selectIn, samePurchase } from '../../store/inAccount.ts';
import { newestPage } from '../../store/newestPage.ts';
import { inFleets } from '../../store/scope.ts';
import { readMeanings } from './rules.ts';

/** Lists recent exceptions with one code, in fleets that the caller may see. [GW-135] */
export const listCaughtExceptions: HandlerOf<'listCaughtExceptions'> = async (
  { query },
  context,
) => {
  const { trx, account, fleetIds, now } = context;
  const { kind } = (await readMeanings(trx)).describe(query.code);
  const since = dayIn(account.time_zone, now).subtract({ days: EXCEPTION_LOOK_BACK_DAYS });
  const exceptions = selectIn(trx, account.account_id, 'card_exceptions as x')
    .where('x.occurred_on', '>=', since.toString())
    .where((e) => (kind === null ? e.lit(false) : e('x.kind', '=', kind)))
    .where(inFleets('x.fleet_id', fleetIds));
  const withDetails = exceptions
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 'x.card_id'))
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'x.fleet_id'))
    .innerJoin('transactions as t', (on) => samePurchase(on, 't', 'x'))
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .select(['x.id', 'x.timing', 'x.occurred_at', 'x.card_id', 'x.transaction_id'])
    .select(['x.amount_cents', 'c.last4', 'f.name as fleet_name', 's.time_zone'])
    .select(['s.name as site_name', 's.city', 's.state']);
  return newestPage(withDetails, query, {
    by: 'x.occurred_at',
    toItem: (row) => ({
      exceptionId: row.id,
      timing: row.timing,
      occurredAt: row.occurred_at,
      timeZone: row.time_zone,
      cardId: row.card_id,
      last4: row.last4,
      fleetName: row.fleet_name,
      transactionId: row.transaction_id,
      site: { name: row.site_name, city: row.city, state: row.state },
      currency: account.currency,
      amountCents: row.amount_cents,
    }),
    count: () => countOf(exceptions),
  });
};
