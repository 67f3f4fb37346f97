import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Badge } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Badge },
  purposes: ['badge', 'count', 'new', 'counter', 'label'],
  use: [
    'A count on something else, such as three declines on “Notifications”.',
    'One word that sets an entry apart: “New”.',
  ],
  avoid: [
    'The state of a card or an order: use Status, which pairs a dot with a word.',
    'A filter that people can remove: use Chip.',
  ],
  anatomy: [
    ['Background', 'A soft tone; never solid red behind a count of things that are fine.'],
    ['Count or word', 'Tabular numerals; two words at most.'],
  ],
  keyboard: 'It is not a control; the entry that carries it takes keyboard focus.',
  pairs: [
    {
      good: <Badge tone="bad">3</Badge>,
      because: 'The tone means that someone has to act.',
      bad: <Badge tone="bad">248</Badge>,
      insteadOf: 'If the number of cards is red, red means nothing.',
    },
  ],
  without: { ...IS_READ, empty: 'It is left out when it has no content.' },
});
