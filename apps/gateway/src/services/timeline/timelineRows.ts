import { sql, type RawBuilder } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { inFleets } from '../../store/scope.ts';

/** Whose timeline to read. */
export interface TimelineSubject {
  readonly kind: 'card' | 'driver' | 'vehicle';
  readonly id: string;
}

/** One event of a timeline, as selected from the tables. */
export interface TimelineRow {
  readonly id: string;
  readonly at: string;
  readonly kind: 'change' | 'purchase' | 'decline' | 'alert';
  readonly subject: string | null;
  readonly actor: string | null;
  readonly emulatedBy: string | null;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly last4: string | null;
  readonly cents: number | null;
  readonly place: string | null;
  readonly miles: number | null;
  readonly unit: string | null;
  readonly source: string | null;
  readonly params: Readonly<Record<string, string | number>> | null;
}

/** Limits a branch to one page after the cursor, newest first. */
export type PageOf = (at: string, id: string) => RawBuilder<unknown>;

const NO_PURCHASE = sql`NULL::bigint AS cents, NULL AS place, NULL::integer AS miles, NULL AS unit,
  NULL AS source, NULL::jsonb AS params`;
const EVENT = sql`e.id, e.occurred_at AS at, 'change' AS kind, e.subject_type AS subject,
  coalesce(p.first_name || ' ' || p.last_name, w.first_name || ' ' || w.last_name) AS actor,
  e.emulated_by AS "emulatedBy", e.action, e.before, e.after, e.reason`;
/** The actor of an event: a person of the account or, since drivers do not sign in, a driver. */
const ACTORS = sql`LEFT JOIN people p ON p.user_id = e.user_id
  LEFT JOIN drivers w ON w.account_id = e.account_id AND w.id = e.driver_id`;
const OF_SUBJECT = { card: 'c.id', driver: 'c.driver_id', vehicle: 'c.vehicle_id' } as const;
const OF_PURCHASE = { card: 't.card_id', driver: 't.driver_id', vehicle: 't.vehicle_id' } as const;

/** Changes to the driver or vehicle itself; for a card, see `cardChanges`. */
const ownChanges = (accountId: string, { kind, id }: TimelineSubject, page: PageOf) =>
  sql`SELECT ${EVENT}, NULL AS last4, ${NO_PURCHASE}
    FROM events e ${ACTORS}
    WHERE e.account_id = ${accountId} AND e.subject_type = ${kind} AND e.subject_id = ${id}
    ${page('e.occurred_at', 'e.id')}`;

const cardChanges = (
  { account, fleetIds }: AccountContext,
  { kind, id }: TimelineSubject,
  page: PageOf,
) =>
  sql`SELECT ${EVENT}, c.last4, ${NO_PURCHASE}
    FROM cards c JOIN events e ON e.account_id = c.account_id AND e.subject_type = 'card'
      AND e.subject_id = c.id ${ACTORS}
    WHERE c.account_id = ${account.account_id} AND ${sql.ref(OF_SUBJECT[kind])} = ${id}
      AND ${inFleets('c.fleet_id', fleetIds)}
    ${page('e.occurred_at', 'e.id')}`;

/** Changes to the limits of a card's profile, since the card was put on that profile. */
const profileChanges = ({ account }: AccountContext, cardId: string, page: PageOf) =>
  sql`SELECT ${EVENT}, NULL AS last4, ${NO_PURCHASE}
    FROM cards c JOIN events e ON e.account_id = c.account_id AND e.subject_type = 'limitProfile'
      AND e.subject_id = c.profile_id AND e.action = 'limitProfile.changed'
      ${ACTORS}
    WHERE c.account_id = ${account.account_id} AND c.id = ${cardId}
      AND e.occurred_at >= coalesce((SELECT max(m.occurred_at) FROM events m
        WHERE m.account_id = ${account.account_id} AND m.subject_type = 'card' AND m.subject_id = c.id
          AND (m.before ? 'profile' OR m.action = 'card.profileChanged')), c.ordered_at)
    ${page('e.occurred_at', 'e.id')}`;

const purchases = (
  { account, fleetIds }: AccountContext,
  { kind, id }: TimelineSubject,
  page: PageOf,
) =>
  sql`SELECT t.id, t.occurred_at AS at,
      CASE t.status WHEN 'declined' THEN 'decline' ELSE 'purchase' END AS kind, NULL AS subject,
      d.first_name || ' ' || d.last_name AS actor, NULL AS "emulatedBy",
      CASE t.status WHEN 'declined' THEN 'decline' ELSE 'purchase' END AS action,
      NULL::jsonb AS before, NULL::jsonb AS after, t.decline_reasons -> 0 ->> 'rule' AS reason,
      c.last4, CASE t.status WHEN 'complete' THEN t.net_cents ELSE t.authorized_cents END AS cents,
      s.name || ', ' || s.city || ', ' || s.state AS place, t.odometer_miles AS miles,
      v.unit_number AS unit, NULL AS source, NULL::jsonb AS params
    FROM transactions t JOIN cards c ON c.account_id = t.account_id AND c.id = t.card_id
      LEFT JOIN drivers d ON d.account_id = t.account_id AND d.id = t.driver_id
      LEFT JOIN vehicles v ON v.account_id = t.account_id AND v.id = t.vehicle_id
      LEFT JOIN sites s ON s.site_number = t.site_number
    WHERE t.account_id = ${account.account_id} AND ${sql.ref(OF_PURCHASE[kind])} = ${id}
      AND ${inFleets('t.fleet_id', fleetIds)}
    ${page('t.occurred_at', 't.id')}`;

/** The vehicle's purchases without our cards, as others recorded them. */
const recordedPurchases = (
  { account, fleetIds }: AccountContext,
  vehicleId: string,
  page: PageOf,
) =>
  sql`SELECT l.id, l.occurred_at AS at, 'purchase' AS kind, NULL AS subject, l.driver_name AS actor, NULL AS "emulatedBy",
      'recordedPurchase' AS action, NULL::jsonb AS before, NULL::jsonb AS after, NULL AS reason,
      NULL AS last4, l.net_cents AS cents,
      nullif(concat_ws(', ', l.station, l.city, l.state), '') AS place, l.odometer_miles AS miles,
      NULL AS unit, l.source, NULL::jsonb AS params
    FROM recorded_purchases l
    WHERE l.account_id = ${account.account_id} AND l.vehicle_id = ${vehicleId}
      AND ${inFleets('l.fleet_id', fleetIds)}
    ${page('l.occurred_at', 'l.id')}`;

const alerts = (
  { account, fleetIds }: AccountContext,
  { kind, id }: TimelineSubject,
  page: PageOf,
) =>
  sql`SELECT n.id, n.occurred_at AS at, 'alert' AS kind, NULL AS subject, NULL AS actor, NULL AS "emulatedBy",
      n.message_key AS action, NULL::jsonb AS before, NULL::jsonb AS after, NULL AS reason, c.last4,
      NULL::bigint AS cents, NULL AS place, NULL::integer AS miles, NULL AS unit, NULL AS source,
      n.params
    FROM cards c JOIN notifications n ON n.account_id = c.account_id AND n.card_id = c.id
    WHERE c.account_id = ${account.account_id} AND ${sql.ref(OF_SUBJECT[kind])} = ${id}
      AND n.level = 'alert' AND n.message_key IS NOT NULL AND ${inFleets('c.fleet_id', fleetIds)}
    ${page('n.occurred_at', 'n.id')}`;

/** A query for each kind of event, each limited to a page. */
export const branchesOf = (
  context: AccountContext,
  subject: TimelineSubject,
  page: PageOf,
): RawBuilder<unknown>[] => [
  cardChanges(context, subject, page),
  purchases(context, subject, page),
  alerts(context, subject, page),
  subject.kind === 'card'
    ? profileChanges(context, subject.id, page)
    : ownChanges(context.account.account_id, subject, page),
  ...(subject.kind === 'vehicle' ? [recordedPurchases(context, subject.id, page)] : []),
];
