import {
  coversFee,
  dayIn,
  FEE_CONSENT_EDITION,
  packageRateFrom,
  type FeaturePackage,
  type FeeAgreement,
  type FeeConsent,
  type FeeKey,
  feeConsent,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { authorize } from '../../http/people.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { hasRow } from '../../store/hasRow.ts';
import { newId } from '../../store/ids.ts';
import { insertIn, rowIn, selectIn, updateIn } from '../../store/inAccount.ts';
import type { NewRow, Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';

/** Maximum number of consents that the log lists. */
const CONSENTS_MAX = 500;

const toConsent = (row: Row<'fee_consents'>): FeeConsent => ({
  ...factsOf(feeConsent, row),
  consentId: row.id,
});

const nameOf = ({ person }: AccountContext) => `${person.first_name} ${person.last_name}`;

/** Logs a consent by the person making the call. */
const logConsent = (
  context: AccountContext,
  terms: Pick<
    NewRow<'fee_consents'>,
    'fee_key' | 'fee_cents' | 'basis_points' | 'is_monthly' | 'is_per_card'
  >,
): Promise<void> =>
  insertIn(context.trx, context.account.account_id, 'fee_consents', {
    ...terms,
    id: newId(),
    edition: FEE_CONSENT_EDITION,
    user_id: context.person.user_id,
    agreed_by: nameOf(context),
    agreed_at: context.now.toISOString(),
    ended_by: null,
    ended_at: null,
  });

/** Ends standing consents on behalf of the person making the call; callers filter which. */
const endConsents = (context: AccountContext) =>
  updateIn(context.trx, context.account.account_id, 'fee_consents')
    .set({ ended_by: nameOf(context), ended_at: context.now.toISOString() })
    .where('ended_at', 'is', null);

/**
 * Logs consent to a funding fee; a zero fee needs none. `basisPoints` is the rate of a standing
 * consent, which covers every later reload; `null` covers this transfer only.
 *
 * @throws Refusal `funds.feeConsent` if the agreement is not to this fee.
 */
export async function agreeToFee(
  context: AccountContext,
  feeCents: number,
  agreement: FeeAgreement | null,
  basisPoints: number | null,
): Promise<void> {
  if (feeCents === 0) return;
  const fee_key = 'fee.funding';
  if (!coversFee(agreement, { feeKey: fee_key, feeCents, edition: FEE_CONSENT_EDITION })) {
    throw new Refusal(409, 'funds.feeConsent', { params: { feeCents } });
  }
  await logConsent(context, { fee_key, fee_cents: feeCents, basis_points: basisPoints });
}

/**
 * Logs the account's consent to a monthly fee, replacing its earlier consent to that fee; 0 only
 * ends the earlier one. With `isPerCard`, `feeCents` is a package's rate per card, for any number
 * of cards.
 */
export async function agreeToMonthlyFee(
  context: AccountContext,
  feeKey: FeeKey,
  feeCents: number,
  isPerCard = false,
): Promise<void> {
  const { trx, account } = context;
  await endConsents(context)
    .where('fee_key', '=', feeKey)
    .where('is_monthly', '=', true)
    .where((e) => e.or([e('fee_cents', '<>', feeCents), e('is_per_card', '<>', isPerCard)]))
    .execute();
  const isStanding = await hasRow(
    selectIn(trx, account.account_id, 'fee_consents')
      .where('fee_key', '=', feeKey)
      .where('is_monthly', '=', true)
      .where('ended_at', 'is', null),
  );
  if (feeCents === 0 || isStanding) return;
  await logConsent(context, {
    fee_key: feeKey,
    fee_cents: feeCents,
    basis_points: null,
    is_monthly: true,
    is_per_card: isPerCard,
  });
}

/** Ends every standing consent to funding fees. For callers that change what relies on them. */
export async function endStandingConsents(context: AccountContext): Promise<void> {
  await endConsents(context).where('basis_points', 'is not', null).execute();
}

/** The account's consents, newest first. */
export const listFeeConsents: HandlerOf<'listFeeConsents'> = async (_input, { trx, account }) => {
  const rows = await selectIn(trx, account.account_id, 'fee_consents')
    .selectAll()
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CONSENTS_MAX)
    .execute();
  return { items: rows.map(toConsent) };
};

/** Stops what relied on a consent: auto-reload, an add-on, or a package (from next month). */
async function endDependents(context: AccountContext, consent: Row<'fee_consents'>): Promise<void> {
  const { trx, account, actor, now } = context;
  if (!consent.is_monthly) {
    await endStandingConsents(context);
    await updateIn(trx, account.account_id, 'funding_settings')
      .set((e) => ({ auto_is_on: false, version: e('version', '+', 1) }))
      .execute();
    return;
  }
  if (consent.fee_key === 'fee.fraudProtector') {
    authorize(actor, 'addOns.change');
    await updateIn(trx, account.account_id, 'add_on_enrolments')
      .set((e) => ({
        is_enrolled: false,
        left_at: now.toISOString(),
        version: e('version', '+', 1),
      }))
      .where('service', '=', 'fraudProtector')
      .execute();
  } else {
    authorize(actor, 'account.edit');
    const today = dayIn(account.time_zone, now).toString();
    await updateIn(trx, account.account_id, 'accounts')
      .set((e) => ({
        // a scheduled package already in effect stays until then
        package: sql<FeaturePackage>`CASE WHEN next_package_from <= ${today} THEN next_package ELSE package END`,
        next_package: 'regular',
        next_package_from: packageRateFrom(now, account.time_zone),
        version: e('version', '+', 1),
      }))
      .execute();
  }
  await agreeToMonthlyFee(context, consent.fee_key, 0);
}

/** Ends a standing consent, and stops what relied on it, in one transaction. */
export const endFeeConsent: HandlerOf<'endFeeConsent'> = async ({ params }, context) => {
  const { trx, account } = context;
  const consentQuery = rowIn(trx, account.account_id, 'fee_consents', params.consentId);
  const consent = await consentQuery
    .where((e) => e.or([e('basis_points', 'is not', null), e('is_monthly', '=', true)]))
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('feeConsent'));
  if (consent.ended_at === null) {
    await endDependents(context, consent);
    await recordEvent(context, ['feeConsent', consent.id], 'feeConsent.ended', {
      after: { feeKey: consent.fee_key },
    });
  }
  return toConsent(await consentQuery.executeTakeFirstOrThrow());
};
