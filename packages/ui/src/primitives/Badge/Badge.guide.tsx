import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Badge } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Badge },
  purposes: ['badge', 'count', 'new', 'counter', 'label'],
  use: [
    'A count on something else: three declines on “Notifications”.',
    'One word that sets an entry apart: “New”.',
  ],
  avoid: [
    'The state of a card or an order: Status, whose dot and word belong together.',
    'A filter that can be taken away: Chip.',
  ],
  anatomy: [
    ['Ground', 'Soft, in the tone; never a full red behind a count of things that are fine.'],
    ['Count or word', 'Tabular figures, at most two words.'],
  ],
  keyboard: 'It is not a control; the entry that it stands on takes the keys.',
  pairs: [
    {
      good: <Badge tone="bad">3</Badge>,
      because: 'A tone where the count means that somebody has to act.',
      bad: <Badge tone="bad">248</Badge>,
      insteadOf: 'Red for how many cards there are makes red mean nothing.',
    },
  ],
  without: { ...IS_READ, empty: 'Without content it is left out.' },
});
