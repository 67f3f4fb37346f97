import { Pause, Play, Power } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from '@forecourt/api-client/react';
import { BlockCardDialog, Button, CardNumber, CardStatus, SidePanel } from '@forecourt/ui';
import {
  blockReasonKey,
  type Card,
  cardLifecycle,
  reasonsFor,
  startsFrom,
} from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
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

const icon = { size: 16 };

function SafeActions({ card, actions }: { readonly card: Card; readonly actions: CardActions }) {
  const text = useText();
  const starts = (['reactivate', 'activate'] as const).find((start) =>
    startsFrom(cardLifecycle, start, card.status),
  );
  const action = starts ?? 'hold';
  const icons = {
    reactivate: <Play {...icon} />,
    activate: <Power {...icon} />,
    hold: <Pause {...icon} />,
  };
  return (
    <Button
      icon={icons[action]}
      disabledReason={actions.reasonAgainst(action)}
      isPending={actions.isPending}
      onPress={() => void actions.run(action, null)}
    >
      {text(`card.action.${action}`)}
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
  const currentCard = details.data?.card ?? card;
  const actions = useCardActions(currentCard);
  const [isBlocking, setBlocking] = useState(false);
  const holder = holderOf(currentCard, text);
  const subtitle = [
    holder,
    text(`cards.type.${currentCard.cardType}`).toLowerCase(),
    currentCard.departmentNumber === null
      ? currentCard.fleetName
      : text('card.place', {
          fleet: currentCard.fleetName,
          department: currentCard.departmentNumber,
        }),
  ].join(' · ');
  const { task } = address;
  const back = () => address.showTask(null);
  if (isPanelTask(task)) {
    return <TaskPanel key={task} card={currentCard} task={task} address={address} />;
  }
  const runAndClose = (action: 'block' | 'hold', reason: string | null) =>
    void actions.run(action, reason).then((isDone) => isDone && setBlocking(false));

  return (
    <>
      <SidePanel
        isOpen={!isBlocking && task === null}
        onClose={address.closeCard}
        name={text('card.name', { last4: currentCard.last4 })}
        title={
          <>
            {text('card.title')} <CardNumber last4={currentCard.last4} look="text" />
          </>
        }
        status={<CardStatus state={currentCard.status} />}
        subtitle={subtitle}
        onPrevious={onPrevious}
        onNext={onNext}
        actions={
          <>
            <SafeActions card={currentCard} actions={actions} />
            <MoreActions
              card={currentCard}
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
          <NotLoaded query={details} subject={text('card.what')} />
        )}
      </SidePanel>
      {task === 'unassign' && <UnassignDialog card={currentCard} onBack={back} />}
      {task === 'allowOnce' && <AllowOnceDialog card={currentCard} onClose={back} />}
      <BlockCardDialog
        isOpen={isBlocking}
        last4={currentCard.last4}
        assignedTo={holder}
        reasons={optionsOf(reasonsFor('block'), (value) => text(blockReasonKey(value)))}
        isSending={actions.isPending}
        onBlock={(reason) => runAndClose('block', reason)}
        onHold={
          actions.reasonAgainst('hold') === null ? () => runAndClose('hold', null) : undefined
        }
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
  const details = useQuery('getCard', cardId === null ? null : { params: { cardId } });
  return (
    <ListPanel
      id={cardId}
      ids={cards.map((card) => card.cardId)}
      row={cards.find((card) => card.cardId === cardId) ?? details.data?.card}
      query={details}
      name={text('card.what')}
      notFound={text('card.notFound')}
      onOpen={address.openCard}
      onClose={address.closeCard}
    >
      {(card, steps) => <OpenPanel key={cardId} card={card} address={address} {...steps} />}
    </ListPanel>
  );
}
