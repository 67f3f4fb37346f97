import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const total = (what: string, counter: string) =>
  `coalesce(sum(${what}) FILTER (WHERE t.occurred_at >= a."${counter}"), 0)::bigint`;
const AMOUNT = `CASE WHEN t.status = 'pending' THEN t.authorized_cents ELSE t.net_cents END`;
/** Gallons of a purchase within the groups that a counter of its own counts. */
const gallonsIn = (groups: string) =>
  `sum(l.quantity_thousandths) FILTER (WHERE l.unit = 'gal' AND a.${groups} ? l.product_group)`;

const statement = `CREATE FUNCTION card_usages(of_account text, first_day date, last_day date,
    before_at timestamptz, card_ids text[], kinds integer[], asked jsonb)
  RETURNS TABLE (card_id text, "dayCents" bigint, "weekCents" bigint, "cycleCents" bigint,
    "dayTransactions" bigint, "dayMilligallons" bigint, "weekMilligallons" bigint,
    "cashCents" bigint, "gallons1Milligallons" bigint, "gallons2Milligallons" bigint)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
  #variable_conflict use_column
  BEGIN RETURN QUERY
    SELECT c.card_id, p.*
    FROM unnest(card_ids, kinds) AS c(card_id, kind)
    JOIN jsonb_to_recordset(asked) AS a(kind integer, since timestamptz, "linesSince" timestamptz,
      "dayCents" timestamptz, "weekCents" timestamptz, "cycleCents" timestamptz,
      "cashCents" timestamptz, "dayTransactions" timestamptz, "dayMilligallons" timestamptz,
      "weekMilligallons" timestamptz, "gallons1Milligallons" timestamptz,
      "gallons2Milligallons" timestamptz, groups1 jsonb, groups2 jsonb, lines boolean)
      ON a.kind = c.kind
    CROSS JOIN LATERAL (SELECT ${total(AMOUNT, 'dayCents')}, ${total(AMOUNT, 'weekCents')},
        ${total(AMOUNT, 'cycleCents')},
        count(*) FILTER (WHERE t.occurred_at >= a."dayTransactions"),
        ${total('t.fuel_milligallons', 'dayMilligallons')},
        ${total('t.fuel_milligallons', 'weekMilligallons')},
        ${total('x.cash', 'cashCents')}, ${total('x.gallons1', 'gallons1Milligallons')},
        ${total('x.gallons2', 'gallons2Milligallons')}
      FROM transactions t CROSS JOIN LATERAL (SELECT
          sum(l.net_cents) FILTER (WHERE l.product_group = 'cash') AS cash,
          ${gallonsIn('groups1')} AS gallons1, ${gallonsIn('groups2')} AS gallons2
        FROM transaction_lines l WHERE a.lines AND t.occurred_at >= a."linesSince"
          AND l.account_id = t.account_id AND l.occurred_on BETWEEN first_day AND last_day
          AND l.occurred_on = t.occurred_on AND l.transaction_id = t.id) x
      WHERE t.account_id = of_account AND t.card_id = c.card_id
        AND t.occurred_on BETWEEN first_day AND last_day AND t.occurred_at >= a.since
        AND t.status <> 'declined' AND NOT t.flags ? 'reversed'
        AND (before_at IS NULL OR t.occurred_at < before_at)) p;
  END $$`;

/**
 * What cards used of their limits: `kinds` says by which of `asked` each card counts, from which
 * instant on each counter. Every decision at a pump asks this, and to plan it over the months took
 * as long as to answer it: the plan of a function is kept.
 */
export const cardUsages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statement).execute(db);
  },
};
