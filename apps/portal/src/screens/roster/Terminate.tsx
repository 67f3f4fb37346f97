import { useMoveRoster, useRosterEnding, type RosterMove } from '@forecourt/api-client/react';
import type { RosterEnding } from '@forecourt/api-client';
import { TerminateDialog, type EndingGroup } from '@forecourt/ui';
import { Problem } from '../../app/Problem.tsx';
import { useReported } from '../../app/useAction.ts';
import { isStale, useFieldReason } from '../../app/useNotify.ts';
import { useText, type Text } from '../../messages/text.ts';

/** What termination ends, in two groups: cards and prompted IDs. */
function groupsOf(ending: RosterEnding, text: Text): readonly EndingGroup[] {
  return [
    {
      id: 'cards',
      title: text('roster.ending.cards', { count: ending.cards.length }),
      items: ending.cards.map(({ cardId, last4, cardType, status, action }) => ({
        id: cardId,
        name: text('roster.ending.card', {
          last4,
          type: text(`cards.type.${cardType}`),
          status: text(`cardStatus.${status}`),
        }),
        effect: text(`roster.ending.${action}`),
      })),
    },
    {
      id: 'promptedIds',
      title: text('roster.ending.promptedIds', { count: ending.promptedIds.length }),
      items: ending.promptedIds.map(({ promptedId, name }) => ({
        id: promptedId,
        name,
        effect: text('roster.ending.turnOff'),
      })),
    },
  ];
}

export interface TerminateProps extends Pick<RosterMove, 'entity' | 'row'> {
  readonly title: string;
  readonly done: string;
  readonly onClose: () => void;
}

/** Lists everything that ends, then terminates the driver or vehicle. [DRIVER-18] */
export function Terminate({ entity, row, title, done, onClose }: TerminateProps) {
  const text = useText();
  const reasonOr = useFieldReason();
  const ending = useRosterEnding(entity, row.id);
  const move = useReported(useMoveRoster(), done);
  const terminate = async (reason: string | null) => {
    const cardIds = ending.data?.cards.map(({ cardId }) => cardId) ?? [];
    const termination = { cardIds, reason };
    if (await move.run({ entity, row, move: termination })) onClose();
    else ending.retry();
  };
  const failure = move.failure ?? ending.failure;
  const isChanged = failure?.errorCode === 'roster.endingChanged' || isStale(failure);
  const message = isChanged
    ? text('roster.ending.changed')
    : failure && reasonOr(text('roster.action.failed'))(failure);
  return (
    <TerminateDialog
      isOpen
      title={title}
      ending={ending.data && groupsOf(ending.data, text)}
      isSending={move.isPending}
      error={<Problem>{message}</Problem>}
      onTerminate={(reason) => void terminate(reason)}
      onCancel={onClose}
    />
  );
}
