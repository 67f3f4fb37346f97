import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { CardLimits } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardLimits },
  purposes: ['limits', 'usage', 'remaining', 'how much is left', 'card profile', 'spending'],
  use: ['What a card may buy, and how much of it is used.'],
  avoid: ['Changing limits: use LimitForm.'],
  anatomy: [
    ['Profile', 'Name, and how many cards share it.'],
    ['Bars', 'One for each limit.'],
    ['Rules', 'Days, hours, and states, and when each limit resets.'],
  ],
  keyboard: 'It is text; its action is a link.',
  pairs: [
    {
      good: <p>Linehaul tight, a card profile on 61 cards</p>,
      because: 'How many cards a change would affect.',
      bad: <p>Profile 7</p>,
      insteadOf: 'It looks like a change to one card and affects 61.',
    },
  ],
  without: { ...IS_READ },
});
