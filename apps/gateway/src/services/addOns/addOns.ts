import { jsonb } from '@forecourt/server';
import {
  ADD_ON_SERVICES,
  addOnIssues,
  addOnMonthCents,
  addOnReasons,
  withDefaults,
  type AddOnService,
  type AddOnSettings,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal, refusedAt, refusedFor, requireCurrent } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { putVersioned, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import type { EnrolledPeriod } from '../../store/tables/addOns.ts';
import { agreeToMonthlyFee } from '../funding/consents.ts';
import { recordEvent } from '../events/recordEvent.ts';

type Scope = Pick<AccountContext, 'trx' | 'account'>;
type Enrolment = Row<'add_on_enrolments'> & { readonly enrolled_by_name: string | null };

const rowsOf = ({ trx, account }: Scope): Promise<Enrolment[]> =>
  selectIn(trx, account.account_id, 'add_on_enrolments as a')
    .leftJoin('people as p', 'p.user_id', 'a.enrolled_by')
    .selectAll('a')
    .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('enrolled_by_name'))
    .execute();

/** Add-ons that the account is enrolled in and that its program still offers. */
export async function enrolledServices(scope: Scope): Promise<ReadonlySet<AddOnService>> {
  const { features } = scope.account;
  const enrolled = (await rowsOf(scope)).filter(({ is_enrolled }) => is_enrolled);
  return new Set(
    enrolled.map(({ service }) => service).filter((service) => features.includes(service)),
  );
}

const find = (rows: readonly Enrolment[], service: AddOnService) =>
  rows.find((row) => row.service === service);

const cardsInUse = ({ trx, account }: Scope): Promise<number> =>
  countOf(selectIn(trx, account.account_id, 'cards').where('status', 'in', ['active', 'onHold']));

/** When the first of its fleets was enrolled in Proximity; `null` if none is. [GW-130] */
async function proximityEnrolledAt({ trx, account }: Scope) {
  const first = await selectIn(trx, account.account_id, 'proximity_enrollments')
    .select('enrolled_at')
    .orderBy('enrolled_at')
    .executeTakeFirst();
  return first?.enrolled_at ?? null;
}

function toAddOn({ account }: Scope, service: AddOnService, rows: readonly Enrolment[]) {
  const row = find(rows, service);
  const settings = withDefaults(service, row?.settings ?? {});
  const isEnrolled = row?.is_enrolled ?? false;
  return {
    service,
    isOffered: account.features.includes(service),
    isEnrolled,
    enrolledAt: isEnrolled ? (row?.enrolled_at ?? null) : null,
    enrolledBy: isEnrolled ? (row?.enrolled_by_name ?? null) : null,
    settings: { ...settings },
    monthCents: addOnMonthCents(service, settings),
    version: row?.version ?? 0,
  };
}

/**
 * Every add-on with the account's enrollment; in Proximity, fleets enroll. [ADDON-01 to ADDON-06, ADDON-17,
 * ADDON-18]
 */
export const listAddOns: HandlerOf<'listAddOns'> = async (_input, context) => {
  const rows = await rowsOf(context);
  const enrolledAt = await proximityEnrolledAt(context);
  const ofFleets = { isEnrolled: enrolledAt !== null, enrolledAt, enrolledBy: null };
  return {
    items: ADD_ON_SERVICES.map((service) => ({
      ...toAddOn(context, service, rows),
      ...(service === 'proximity' ? ofFleets : {}),
    })),
    cardsInUse: await cardsInUse(context),
    currency: context.account.currency,
  };
};

interface Change {
  readonly service: AddOnService;
  readonly action: 'enroll' | 'leave' | 'change';
  readonly settings: AddOnSettings | null;
}

/** Checks a change and returns the row before it. @throws Refusal if not allowed or stale */
async function validateChange(context: AccountContext, { service, action, settings }: Change) {
  if (service === 'proximity') throw refusedAt(409, 'addOn.refused', 'service', 'addOn.byFleet');
  const before = find(await rowsOf(context), service);
  requireCurrent(context, before ?? { version: 0 });
  const enrollment = {
    isOffered: context.account.features.includes(service),
    isEnrolled: before?.is_enrolled ?? false,
  };
  const reasons = addOnReasons(enrollment, action === 'enroll' ? 'enroll' : 'leave');
  if (reasons.length > 0) throw refusedFor(409, 'addOn.refused', 'service', reasons);
  const fields = settings && addOnIssues(service, settings, await cardsInUse(context));
  if (fields && fields.length > 0) throw new Refusal(422, 'addOn.refused', { fields });
  return before;
}

/** The periods in which the account was enrolled, from the latest. */
export const periodsOf = (row: Row<'add_on_enrolments'>): EnrolledPeriod[] => [
  { enrolledAt: row.enrolled_at, leftAt: row.left_at },
  ...row.earlier,
];

async function write(context: AccountContext, change: Change) {
  const { account, person, now } = context;
  const { service, action } = change;
  const before = await validateChange(context, change);
  const settings = change.settings ?? before?.settings ?? {};
  const isNew = action === 'enroll';
  const values = {
    is_enrolled: action !== 'leave',
    enrolled_at: isNew ? now.toISOString() : (before?.enrolled_at ?? now.toISOString()),
    enrolled_by: isNew ? person.user_id : (before?.enrolled_by ?? null),
    left_at: action === 'leave' ? now.toISOString() : null,
    // claims for purchases in an earlier period can still arise
    earlier: jsonb(isNew && before ? periodsOf(before) : (before?.earlier ?? [])),
    settings: jsonb(settings),
  };
  await putVersioned(context, 'add_on_enrolments', { service }, values);
  await recordEvent(context, ['account', account.account_id], `addOn.${action}`, {
    before: before ? { service, settings: before.settings } : null,
    after: { service, settings, monthCents: addOnMonthCents(service, settings) },
  });
  if (service === 'fraudProtector') {
    const cents = action === 'leave' ? 0 : (addOnMonthCents(service, settings) ?? 0);
    await agreeToMonthlyFee(context, 'fee.fraudProtector', cents);
  }
  return toAddOn(context, service, await rowsOf(context));
}

export const enrollAddOn: HandlerOf<'enrollAddOn'> = ({ params, body }, context) =>
  write(context, { service: params.service, action: 'enroll', settings: body.settings });

export const changeAddOn: HandlerOf<'changeAddOn'> = ({ params, body }, context) =>
  write(context, { service: params.service, action: 'change', settings: body.settings });

export const leaveAddOn: HandlerOf<'leaveAddOn'> = ({ params }, context) =>
  write(context, { service: params.service, action: 'leave', settings: null });
