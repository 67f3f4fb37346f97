import { cardLifecycle, type EndingAction } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { changeRow } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { unassignRequests } from '../cardRequests/settle.ts';
import type { EventFact } from '../events/record.ts';
import { recordFacts } from '../events/recordEvent.ts';
import { dropSchedules } from './holdSchedules.ts';

interface EndingCard {
  readonly row: Pick<Row<'cards'>, 'id' | 'status'>;
  readonly action: EndingAction;
}

const statusAfter = (action: EndingAction) => cardLifecycle.table[action].to;

/**
 * Ends locked cards and their hold schedules, and returns the requests they were assigned for, when
 * the account closes or the assignee leaves.
 */
export async function endCards(
  context: AccountContext,
  cards: readonly EndingCard[],
  reason: string,
): Promise<void> {
  const { trx, account } = context;
  for (const { row, action } of cards) {
    const patch = { status: statusAfter(action), hold_changes_at: null };
    await changeRow(trx, account.account_id, 'cards', row.id, patch);
  }
  const cardIds = cards.map(({ row }) => row.id);
  await dropSchedules(trx, account.account_id, cardIds);
  await unassignRequests(context, cardIds);
  await recordFacts(
    context,
    cards.map(({ row, action }): EventFact => ({
      subject: ['card', row.id],
      action: `card.${action}`,
      before: { status: row.status },
      after: { status: statusAfter(action) },
      reason,
    })),
  );
}
