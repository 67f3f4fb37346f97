import { guide as define } from '../../stories/guide.ts';
import { NotificationsList } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { NotificationsList },
  purposes: ['notifications', 'alerts', 'inbox', 'to do', 'resolve', 'ignore'],
  use: ['Things that happened and need someone’s attention: resolve or ignore each.'],
  avoid: ['The result of your own action: use Banner.', 'A log: use the audit trail.'],
  anatomy: [
    ['Item', 'Icon and level, message, and time, with a link to its rows.'],
    ['Resolve, Ignore', 'Remove it right away; Undo brings it back.'],
  ],
  keyboard: [
    ['Tab', 'Moves from item to item and to its buttons.'],
    ['Enter', 'Presses the button. Resolve and Ignore move to Undo; Undo, to the item.'],
  ],
  pairs: [
    {
      good: <p>3 Long haul cards were declined at Panhandle Travel Stop, today at 5:40 AM CT</p>,
      because: 'What, how many, where, and when.',
      bad: <p>Alert: exception detected</p>,
      insteadOf: 'No one can act on it.',
    },
  ],
  without: {
    loading: 'Sections show a skeleton until the first items load.',
    error: 'An item that was not resolved comes back, as RestoresOnFailure shows.',
    'read-only': 'For people who cannot resolve items, the buttons are disabled, with the reason.',
    disabled: 'Same as read-only.',
  },
});
