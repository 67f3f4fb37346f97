import { guide as define } from '../../stories/guide.ts';
import { IS_READ, OWN_WORDS } from '../../stories/reasons.ts';
import { CardStatus } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardStatus },
  purposes: ['status', 'active', 'on hold', 'blocked', 'card state'],
  use: ['The state of a card, wherever the card is named.'],
  avoid: ['Orders and payments: use Status.'],
  anatomy: [['Dot and word', 'Named and colored by the lifecycle, the same everywhere.']],
  keyboard: 'It is text; the action that changes the state is next to it.',
  pairs: [
    {
      good: <CardStatus state="onHold" />,
      because: 'The lifecycle’s own word.',
      bad: <span>Temporarily suspended (H)</span>,
      insteadOf: 'Every screen has another word for the same state.',
    },
  ],
  without: { ...IS_READ, ...OWN_WORDS, empty: 'A card always has a state.' },
});
