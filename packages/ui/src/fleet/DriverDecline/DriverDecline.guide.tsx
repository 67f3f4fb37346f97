import { guide as define } from '../../stories/guide.ts';
import { OWN_WORDS } from '../../stories/reasons.ts';
import { DriverCard, DriverDecline, DriverNotice, DriverPicture } from './index.ts';

export const guide = define({
  maturity: 'new',
  components: { DriverDecline, DriverCard, DriverNotice, DriverPicture },
  purposes: ['driver', 'pump', 'decline', 'request', 'text message', 'stranded'],
  use: [
    'A driver without an account opens the link of a text after a decline.',
    'A driver opens the link to a card guide: DriverCard alone.',
  ],
  avoid: ['A manager looks at a decline: use PurchaseCheck.'],
  anatomy: [
    [
      'State',
      'The state of the request, in the largest type; first once it is allowed, and says if it no longer is.',
    ],
    ['Decline', 'The rule in one plain sentence, then what was tried, where, and when.'],
    [
      'What works',
      'A smaller amount, another fuel, later, or elsewhere; each only if it would be approved.',
    ],
    ['Card', 'What it buys, where, when, what is left today, what to enter, who to call.'],
    ['Request', 'Amount, reason, a note, and a picture; left out where no one can allow it.'],
  ],
  keyboard: [['Enter', 'Sends the request.']],
  pairs: [
    {
      good: <p>That was more than this card has left today.</p>,
      because: 'One sentence that a driver can repeat on the phone.',
      bad: <p>Response code 61: amountPerDay</p>,
      insteadOf: 'A code does not tell the driver what to do.',
    },
  ],
  without: {
    ...OWN_WORDS,
    'read-only': 'CannotBeAllowed shows it without the form.',
    disabled: 'What is not possible is left out.',
    empty: 'It is never without a decline; LinkEnded is the page without one.',
  },
});
