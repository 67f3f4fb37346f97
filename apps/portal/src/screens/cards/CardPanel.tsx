import { Pause, Play, Power } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from '@forecourt/api-client/react';
import { BlockCardDialog, Button, CardNumber, CardStatus, SidePanel } from '@forecourt/ui';
import { blockReasonKey, reasonsFor, type Card } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { MoreActions } from './actions/MoreActions.tsx';
import { TaskPanel } from './actions/TaskPanel.tsx';
import { UnassignDialog } from './actions/UnassignTask.tsx';
import { AllowOnceDialog } from '../limits/AllowOnceDialog.tsx';
import { ListPanel, type ListPanelSteps } from '../lists/ListPanel.tsx';
import { holderOf } from './cardColumns.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { useCardActions, type CardActions } from './useCardActions.ts';
import { isPanelTask, type CardAddress } from './useCardAddress.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

function SafeActions({ card, actions }: { readonly card: Card; readonly actions: CardActions }) {
  const text = useText();
  const shown =
    card.status === 'onHold'
      ? 'reactivate'
      : card.status === 'pendingActivation'
        ? 'activate'
        : 'hold';
  const icons = {
    reactivate: <Play {...icon} />,
    activate: <Power {...icon} />,
    hold: <Pause {...icon} />,
  };
  return (
    <Button
      icon={icons[shown]}
      disabledReason={actions.reasonAgainst(shown)}
      isPending={actions.isPending}
      onPress={() => void actions.run(shown, null)}
    >
      {text(`card.action.${shown}`)}
    </Button>
  );
}

interface OpenPanelProps extends ListPanelSteps {
  readonly card: Card;
  readonly address: CardAddress;
}

/** The card's panel, replaced by the block confirmation: a dialog never covers a panel. */
function OpenPanel({ card, address, onPrevious, onNext }: OpenPanelProps) {
  const text = useText();
  const details = useQuery('getCard', { params: { cardId: card.cardId } });
  const shown = details.data?.card ?? card;
  const actions = useCardActions(shown);
  const [isBlocking, setBlocking] = useState(false);
  const holder = holderOf(shown, text);
  const subtitle = [
    holder,
    text(`cards.type.${shown.cardType}`).toLowerCase(),
    shown.departmentNumber === null
      ? shown.fleetName
      : text('card.place', { fleet: shown.fleetName, department: shown.departmentNumber }),
  ].join(' · ');
  const { task } = address;
  const back = () => address.showTask(null);
  if (isPanelTask(task)) {
    return <TaskPanel key={task} card={shown} task={task} address={address} />;
  }
  const settle = (action: 'block' | 'hold', why: string | null) =>
    void actions.run(action, why).then((isDone) => isDone && setBlocking(false));

  return (
    <>
      <SidePanel
        isOpen={!isBlocking && task === null}
        onClose={address.closeCard}
        name={text('card.name', { last4: shown.last4 })}
        title={
          <>
            {text('card.title')} <CardNumber last4={shown.last4} look="text" />
          </>
        }
        status={<CardStatus state={shown.status} />}
        subtitle={subtitle}
        onPrevious={onPrevious}
        onNext={onNext}
        actions={
          <>
            <SafeActions card={shown} actions={actions} />
            <MoreActions
              card={shown}
              address={address}
              textsDrivers={details.data?.textsDrivers === true}
            />
          </>
        }
        dangerActions={
          <Button
            variant="danger"
            disabledReason={actions.reasonAgainst('block')}
            onPress={() => setBlocking(true)}
          >
            {text('card.action.block')}
          </Button>
        }
      >
        {details.data ? (
          <PanelTabs details={details.data} address={address} />
        ) : (
          <NotLoaded of={details} what={text('card.what')} />
        )}
      </SidePanel>
      {task === 'unassign' && <UnassignDialog card={shown} onBack={back} />}
      {task === 'allowOnce' && <AllowOnceDialog card={shown} onClose={back} />}
      <BlockCardDialog
        isOpen={isBlocking}
        last4={shown.last4}
        assignedTo={holder}
        reasons={reasonsFor('block').map((value) => ({
          value,
          label: text(blockReasonKey(value)),
        }))}
        isSending={actions.isPending}
        onBlock={(why) => settle('block', why)}
        {...(actions.isPossible('hold') ? { onHold: () => settle('hold', null) } : {})}
        onCancel={() => setBlocking(false)}
      />
    </>
  );
}

/** The card in the address, in a panel; previous and next follow the list's order. */
export function CardPanel({
  address,
  cards,
}: {
  readonly address: CardAddress;
  readonly cards: readonly Card[];
}) {
  const text = useText();
  const { cardId } = address;
  const fetched = useQuery('getCard', cardId === null ? null : { params: { cardId } });
  return (
    <ListPanel
      id={cardId}
      ids={cards.map((one) => one.cardId)}
      row={cards.find((one) => one.cardId === cardId) ?? fetched.data?.card}
      query={fetched}
      name={text('card.what')}
      notFound={text('card.notFound')}
      onOpen={address.openCard}
      onClose={address.closeCard}
    >
      {(card, steps) => <OpenPanel key={cardId} card={card} address={address} {...steps} />}
    </ListPanel>
  );
}
