import { jsonb } from '@forecourt/server';
import {
  ALERT_RULES_MAX,
  can,
  dayIn,
  EXCEPTION_CODES,
  EXCEPTION_LOOK_BACK_DAYS,
  exceptionRules,
  type AlertRule,
  alertRule,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, requireCurrent } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { factsOf, columnsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import { addRow, changeRow, deleteIn, selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { seesFleet } from '../accounts/seesFleet.ts';
import { recordEvent } from '../events/recordEvent.ts';

type RuleRow = Row<'alert_rules'>;

const toRule = (row: RuleRow) => ({
  ...factsOf(alertRule, row),
  ruleId: row.id,
  version: row.version,
});

/** Reads what each exception code means in this program. [ALERT-20] */
export async function readMeanings(trx: Trx) {
  const rows = await trx.selectFrom('exception_meanings').selectAll().execute();
  const meanings = rows.flatMap(({ kind, description, ...row }) => {
    const code = EXCEPTION_CODES.find((one) => one === row.code);
    return code ? [{ code, kind, description }] : [];
  });
  return exceptionRules(meanings);
}

/** Counts recent exceptions by kind and timing, in fleets that the caller may see. */
async function countRecent({ trx, account, fleetIds, now }: AccountContext) {
  const since = dayIn(account.time_zone, now).subtract({ days: EXCEPTION_LOOK_BACK_DAYS });
  const rows = await selectIn(trx, account.account_id, 'card_exceptions')
    .select(['kind', 'timing', sql<number>`count(*)`.as('n')])
    .where('occurred_on', '>=', since.toString())
    .where(inFleets('card_exceptions.fleet_id', fleetIds))
    .groupBy(['kind', 'timing'])
    .execute();
  return (kind: string | null, timing: RuleRow['timing']) =>
    rows.find((row) => row.kind === kind && row.timing === timing)?.n ?? 0;
}

const ownRules = ({ trx, account, person }: AccountContext) =>
  selectIn(trx, account.account_id, 'alert_rules').where('user_id', '=', person.user_id);

/** Lists every code with its meaning, and the caller's rules. [GW-125, ALERT-03, ALERT-20] */
export const listExceptionRules: HandlerOf<'listExceptionRules'> = async (_input, context) => {
  const meanings = await readMeanings(context.trx);
  const recentCount = await countRecent(context);
  const rules = await ownRules(context).selectAll().orderBy('code').orderBy('id').execute();
  return {
    codes: EXCEPTION_CODES.map((code) => {
      const { kind, description } = meanings.describe(code);
      return {
        code,
        kind,
        description,
        lately: {
          authorized: recentCount(kind, 'authorized'),
          posted: recentCount(kind, 'posted'),
        },
      };
    }),
    rules: rules.map(toRule),
  };
};

/** The rule's column values. @throws Refusal `alert.codeUnused`, `alert.unknownFleet` */
async function valuesOf(context: AccountContext, rule: AlertRule) {
  const { trx, actor } = context;
  const meanings = await readMeanings(trx);
  if (meanings.unmapped.includes(rule.code)) {
    throw new Refusal(422, 'alert.codeUnused', { params: { code: rule.code } });
  }
  const { fleetId } = rule;
  const isOurs =
    fleetId === null ||
    (can(actor, 'alerts.edit', { fleetId }).allowed && (await seesFleet(context, fleetId)));
  if (!isOurs) throw new Refusal(422, 'alert.unknownFleet');
  return { ...columnsOf(rule), emails: jsonb(rule.emails) };
}

/** Records an event with the number of recipients, but not their addresses. */
const recordChange = (context: AccountContext, row: RuleRow, action: `alertRule.${string}`) =>
  recordEvent(context, ['alertRule', row.id], action, {
    after: {
      code: row.code,
      timing: row.timing,
      pace: row.pace,
      recipients: row.emails.length + (row.sms_number === null ? 0 : 1),
    },
  });

/** Adds a rule for the caller, who can have up to `ALERT_RULES_MAX`. [GW-125, ALERT-01] */
export const addExceptionRule: HandlerOf<'addExceptionRule'> = async ({ body }, context) => {
  const { trx, account, person } = context;
  await lockAccount(trx, account.account_id);
  if ((await countOf(ownRules(context))) >= ALERT_RULES_MAX) {
    throw new Refusal(409, 'alert.tooMany', { params: { max: ALERT_RULES_MAX } });
  }
  const row = await addRow(trx, account.account_id, 'alert_rules', {
    id: newId(),
    user_id: person.user_id,
    ...(await valuesOf(context, body)),
  });
  await recordChange(context, row, 'alertRule.added');
  return { rule: toRule(row) };
};

async function lockRule(context: AccountContext, ruleId: string): Promise<RuleRow> {
  return requireCurrent(
    context,
    await ownRules(context)
      .selectAll()
      .where('id', '=', ruleId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound('alert')),
  );
}

/** Changes one of the caller's rules. [GW-125] */
export const changeExceptionRule: HandlerOf<'changeExceptionRule'> = async (
  { params, body },
  context,
) => {
  const { account_id, id } = await lockRule(context, params.ruleId);
  const values = await valuesOf(context, body);
  const row = await changeRow(context.trx, account_id, 'alert_rules', id, values);
  await recordChange(context, row, 'alertRule.changed');
  return { rule: toRule(row) };
};

/** Deletes one of the caller's rules. [GW-125] */
export const removeExceptionRule: HandlerOf<'removeExceptionRule'> = async (
  { params },
  context,
) => {
  const row = await lockRule(context, params.ruleId);
  await deleteIn(context.trx, row.account_id, 'alert_rules').where('id', '=', row.id).execute();
  await recordChange(context, row, 'alertRule.removed');
  return {};
};
