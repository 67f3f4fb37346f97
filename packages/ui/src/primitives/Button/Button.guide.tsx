import { guide as define } from '../../stories/guide.ts';
import { Button, IconButton } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Button, IconButton },
  purposes: ['button', 'action', 'save', 'submit', 'icon button', 'click'],
  use: [
    'Something happens: an order is sent, a card is held, a panel opens.',
    'One primary button a page; what it does is in its words: “Order 408 cards”.',
    '`danger` for what ends something, with “…” behind it where a question follows.',
    'An icon alone only where the place is small and the sign is known: close, previous, next.',
  ],
  avoid: [
    'The address changes and nothing else happens: Link or ButtonLink.',
    'Several actions of one row: Menu.',
    'Something is on or off: Switch or Checkbox.',
  ],
  anatomy: [
    ['Words', 'A verb and what it acts on. They may wrap; they are never cut.'],
    ['Icon', 'Before the words, where it helps to find the action. It is not read aloud.'],
    [
      'Spinner',
      'In place of the icon while the action runs; the button keeps its width and focus.',
    ],
    ['Reason', 'Why it is off: a tooltip that keyboard and screen reader reach, too.'],
  ],
  keyboard: [
    ['Enter, Space', 'Does it, once.'],
    ['Tab', 'Reaches it even while it is off with a reason, so that the reason can be read.'],
  ],
  pairs: [
    {
      good: <Button variant="primary">Order 408 cards</Button>,
      because: 'Say what happens and on how much.',
      bad: <Button variant="primary">Submit</Button>,
      insteadOf: '“Submit” says nothing; the reader has to look for what is sent.',
    },
    {
      good: <Button disabledReason="Your role can see cards but not hold them.">Hold card</Button>,
      because: 'A button that is off says why.',
      bad: <Button isDisabled>Hold card</Button>,
      insteadOf: 'Off without a reason sends people to support.',
    },
  ],
  without: {
    empty: 'A button without words has a name, which the icon button demands.',
    error: 'What went wrong stands in a banner or beside the field, not in the button.',
    'read-only': 'Who may not do it sees the button off with its reason, or not at all.',
  },
});
