import { useNavigate } from 'react-router';
import { Ellipsis } from 'lucide-react';
import { Button, Menu, type MenuEntry } from '@forecourt/ui';
import { ASSIGNEE_OF_TYPE, type Card } from '@forecourt/validation';
import { href } from '../../../addresses/href.ts';
import { reasonText } from '../../../messages/reasonText.ts';
import { useText } from '../../../messages/text.ts';
import { useSelected } from '../../../shell/account.ts';
import { CARD_TASKS, type CardAddress } from '../useCardAddress.ts';
import { reasonsAgainst, type AnyTask } from './taskRules.ts';

const GROUPS: readonly (readonly [id: string, tasks: readonly AnyTask[]])[] = [
  ['settings', ['edit', 'switchProfile', 'allowOnce', 'share', 'guide', 'hold', 'unassign']],
  ['pin', ['prompts', 'viewPin', 'setPin']],
  ['plastic', ['replace', 'reissue', 'transfer']],
];

/** A card's other actions; those unavailable now explain why. */
export function MoreActions({
  card,
  address,
  textsDrivers,
}: {
  readonly card: Card;
  readonly address: CardAddress;
  /** If false, there is no guide action. */
  readonly textsDrivers: boolean;
}) {
  const text = useText();
  const navigate = useNavigate();
  const { account } = useSelected();
  const hasGuide = textsDrivers && ASSIGNEE_OF_TYPE[card.cardType] === 'driver';
  const entryOf = (task: AnyTask): MenuEntry => {
    const help = reasonText(text, reasonsAgainst(card, account, task));
    return {
      id: task,
      label: text(`cardTask.${task}`),
      ...(help === null ? {} : { isDisabled: true, help }),
    };
  };
  const open = (id: string) => {
    if (id === 'edit') void navigate(href('editCard', { cardId: card.cardId }));
    const task = CARD_TASKS.find((name) => name === id);
    if (task) address.showTask(task);
  };
  return (
    <Menu
      aria-label={text('cardTask.more')}
      trigger={<Button icon={<Ellipsis size={16} />}>{text('cardTask.more')}</Button>}
      groups={GROUPS.map(([id, tasks]) => ({
        id,
        entries: tasks.filter((task) => hasGuide || task !== 'guide').map(entryOf),
      }))}
      onAction={open}
    />
  );
}
