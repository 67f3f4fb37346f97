import { jsonb } from '@forecourt/server';
import {
  BULK_RULES,
  can,
  CARD_REFUSALS,
  CARDS_PER_BULK_MAX,
  type BulkAction,
} from '@forecourt/validation';
import type { InsertObject } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { requireAllowed, issueAt } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { insertIn } from '../../store/inAccount.ts';
import { insertRows } from '../../store/insertRows.ts';
import type { Schema } from '../../store/schema.ts';
import { isScheduleOver } from '../cards/holdSchedules.ts';
import { notPossible } from '../cards/lockCard.ts';
import { rowExists, placeIssues } from '../cards/editReferences.ts';
import { plainReasons } from './jobContext.ts';
import { promptsIn } from '../cards/prompts.ts';
import { chooseCards, type Choice, type ChosenCard } from './chooseCards.ts';
import { decide } from './decide.ts';
import { readFacts, type BulkFacts } from './facts.ts';
import { lockBulk, toBulk } from './readCardBulk.ts';

/** @throws Refusal `access.denied` if the person may not perform the action */
export function requireMay({ actor }: AccountContext, action: BulkAction): void {
  requireAllowed(can(actor, BULK_RULES[action.name].permission), 'action');
}

async function requireTarget(
  context: AccountContext,
  { name, profileId, groupId, fleetId, departmentId = null, schedule }: BulkAction,
): Promise<void> {
  if (schedule && isScheduleOver(schedule, context)) {
    throw notPossible(issueAt('action.schedule.endsAt', CARD_REFUSALS.holdOver));
  }
  if (name === 'moveToFleet' && fleetId !== undefined) {
    const issues = await placeIssues(context, { fleetId, departmentId });
    if (issues.length === 0) return;
    throw notPossible(...issues.map((issue) => ({ ...issue, path: `action.${issue.path}` })));
  }
  if (name === 'switchProfile' && profileId !== null) {
    if (await rowExists(context, 'limit_profiles', profileId)) return;
    throw notPossible(issueAt('action.profileId', 'import.unknownProfile'));
  }
  if (name === 'moveToGroup' && groupId !== null) {
    if (await rowExists(context, 'card_groups', groupId)) return;
    throw notPossible(issueAt('action.groupId', CARD_REFUSALS.groupUnknown));
  }
}

function requireCount({ cards, notFound }: Choice): void {
  if (cards.length === 0 && notFound.length === 0) {
    throw notPossible(issueAt('selection', CARD_REFUSALS.bulkNothing));
  }
  if (cards.length > CARDS_PER_BULK_MAX) {
    const params = { max: CARDS_PER_BULK_MAX };
    throw notPossible(issueAt('selection', CARD_REFUSALS.bulkTooMany, params));
  }
}

type RowValues = InsertObject<Schema, 'card_bulk_rows'>;

function rowOf(
  context: AccountContext,
  bulkId: string,
  { action, facts }: { readonly action: BulkAction; readonly facts: BulkFacts },
  card: ChosenCard,
  position: number,
): RowValues {
  const { account } = context;
  const decision = decide(card, action, { account, now: context.now, facts });
  return {
    account_id: account.account_id,
    bulk_id: bulkId,
    position,
    card_id: card.id,
    state: decision.ok ? 'ready' : 'refused',
    from_status: card.status,
    to_status: decision.ok ? decision.to : card.status,
    reasons: decision.ok ? [] : plainReasons(decision.reasons),
    card_version: card.version,
    before: {
      profileId: card.profile_id,
      groupId: card.group_id,
      driverId: card.driver_id,
      vehicleId: card.vehicle_id,
      fleetId: card.fleet_id,
      departmentId: card.department_id,
      prompts: promptsIn(card),
      ...facts.schedules.get(card.id),
      ...(decision.ok && decision.limit ? { limit: decision.limit } : {}),
    },
  };
}

/** Stores a draft with the selected cards and each one's outcome. Changes no cards yet. */
export const previewCardBulk: HandlerOf<'previewCardBulk'> = async ({ body }, context) => {
  const { trx, account, person, now } = context;
  // which profiles other cards share is known only after the preview
  const { sharedProfiles: _answers, ...action } = body.action;
  requireMay(context, action);
  await requireTarget(context, action);
  const choice = await chooseCards(context, body.selection);
  requireCount(choice);
  const facts = await readFacts(context, action, choice.cards);
  const id = newId();
  await insertIn(trx, account.account_id, 'card_bulks', {
    id,
    user_id: person.user_id,
    action: jsonb(action),
    state: 'draft',
    card_count: choice.cards.length,
    not_found: jsonb(choice.notFound),
    created_at: now.toISOString(),
  });
  await insertRows(
    trx,
    'card_bulk_rows',
    choice.cards.map((card, index) => rowOf(context, id, { action, facts }, card, index + 1)),
  );
  return { bulk: await toBulk(context, await lockBulk(context, id)) };
};
