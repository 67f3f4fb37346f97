import { dayIn, waiverClaim, waiverStateOf, type WaiverClaim } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { factsOf } from '../../store/factsOf.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { newestPage } from '../../store/newestPage.ts';
import { waivedSums } from './claimWaiver.ts';

/** Claims that the person may see, joined to their disputes and cards. */
const visibleClaims = ({ trx, account, fleetIds }: AccountContext) =>
  selectIn(trx, account.account_id, 'waiver_claims as w')
    .innerJoin('disputes as q', (on) => sameAccount(on, 'q.id', 'w.dispute_id'))
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 'w.card_id'))
    .where(inFleets('w.fleet_id', fleetIds));

const withNames = (claims: ReturnType<typeof visibleClaims>) =>
  claims.selectAll('w').select(['q.dispute_number', 'c.last4']);
type ClaimRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

const toClaim = (row: ClaimRow, currency: string): WaiverClaim => {
  const claim = factsOf(waiverClaim, row);
  return { ...claim, claimId: row.id, cardLast4: row.last4, state: waiverStateOf(claim), currency };
};

/** The dispute's waiver claim; `null` if there is none or the person may not see it. */
export async function waiverOf(
  context: AccountContext,
  disputeId: string,
): Promise<WaiverClaim | null> {
  const claims = visibleClaims(context).where('w.dispute_id', '=', disputeId);
  const row = await withNames(claims).executeTakeFirst();
  return row ? toClaim(row, context.account.currency) : null;
}

/** Lists the account's waiver claims, newest first. [ADDON-19, ADDON-20] */
export const listWaiverClaims: HandlerOf<'listWaiverClaims'> = async ({ query }, context) => {
  const { trx, account, now } = context;
  const page = await newestPage(withNames(visibleClaims(context)), query, {
    by: 'w.decided_at',
    toItem: (row) => toClaim(row, account.currency),
  });
  const today = dayIn(account.time_zone, now).toString();
  const { thisYear } = await waivedSums(trx, account.account_id, today, null);
  return { ...page, waivedThisYearCents: thisYear };
};
