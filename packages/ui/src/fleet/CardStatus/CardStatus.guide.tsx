import { guide as define } from '../../stories/guide.ts';
import { IS_READ, OWN_WORDS } from '../../stories/reasons.ts';
import { CardStatus } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardStatus },
  purposes: ['status', 'active', 'on hold', 'blocked', 'card state'],
  use: ['The state of a card, wherever a card is named.'],
  avoid: ['Orders and payments: Status.'],
  anatomy: [['Dot and word', 'As the lifecycle names and colours them, everywhere the same.']],
  keyboard: 'It is text; what changes the state stands beside it.',
  pairs: [
    {
      good: <CardStatus state="onHold" />,
      because: 'The lifecycle’s own word.',
      bad: <span>Temporarily suspended (H)</span>,
      insteadOf: 'Another word for the same state on every screen.',
    },
  ],
  without: { ...IS_READ, ...OWN_WORDS, empty: 'A card is always in a state.' },
});
