import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button } from '@forecourt/ui';
import type { Card } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { useCardActions } from '../cards/useCardActions.ts';

function Hold({ card }: { readonly card: Card }) {
  const text = useText();
  const actions = useCardActions(card);
  if (card.status === 'onHold') return <span>{text('purchase.onHold')}</span>;
  return (
    <Button
      variant="quiet"
      disabledReason={actions.reasonAgainst('hold')}
      isPending={actions.isPending}
      onPress={() => void actions.run('hold', null)}
    >
      {text('purchase.hold')}
    </Button>
  );
}

interface HoldCardProps {
  readonly card: ResponseOf<Contract['getTransaction']>['card'];
}

/** Puts the card of a suspicious purchase on hold, which is reversible. */
export function HoldCard({ card }: HoldCardProps) {
  const text = useText();
  const maySee = useSelected().viewer.may('cards.view');
  const { data, failure } = useQuery(
    'getCard',
    maySee ? { params: { cardId: card.cardId } } : null,
  );
  if (data) return <Hold card={data.card} />;
  // keeps the button's space while the card loads
  return failure || !maySee ? null : (
    <Button variant="quiet" isDisabled>
      {text('purchase.hold')}
    </Button>
  );
}
