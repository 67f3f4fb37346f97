import { guide as define } from '../../stories/guide.ts';
import { NotificationsList } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { NotificationsList },
  purposes: ['notifications', 'alerts', 'inbox', 'to do', 'resolve', 'ignore'],
  use: ['What happened and needs somebody: resolve it or ignore it.'],
  avoid: ['What came of one’s own action: Banner.', 'A log: the audit trail.'],
  anatomy: [
    ['Item', 'Sign and level, message, time; with the way to its rows.'],
    ['Resolve, Ignore', 'Take it away at once; Undo brings it back.'],
  ],
  keyboard: [
    ['Tab', 'From item to item and its buttons.'],
    ['Enter', 'Presses.'],
  ],
  pairs: [
    {
      good: <p>3 cards of Long haul were declined at Panhandle Travel Stop, today 5:40 am CT</p>,
      because: 'What, how many, where, when.',
      bad: <p>Alert: exception detected</p>,
      insteadOf: 'Nothing that somebody could act on.',
    },
  ],
  without: {
    loading: 'Sections show a skeleton until the first items are there.',
    error: 'An item that could not be settled comes back, as ComesBackWhenItFails shows.',
    'read-only': 'Who may not settle finds its buttons off, with the reason.',
    disabled: 'The same.',
  },
});
