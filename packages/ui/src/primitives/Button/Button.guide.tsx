import { guide as define } from '../../stories/guide.ts';
import { Button, IconButton } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Button, IconButton },
  purposes: ['button', 'action', 'save', 'submit', 'icon button', 'click'],
  use: [
    'Something happens: an order is placed, a card is put on hold, a panel opens.',
    'One primary button per page, whose words say what it does: “Order 408 cards”.',
    '`danger` for what ends something, with “…” at the end if a question follows.',
    'An icon alone only if space is tight and everyone knows the icon: close, previous, next.',
  ],
  avoid: [
    'It only changes the URL: use Link or ButtonLink.',
    'Several actions for one row: use Menu.',
    'Something is on or off: use Switch or Checkbox.',
  ],
  anatomy: [
    ['Words', 'A verb and its object. They may wrap, but they are never cut off.'],
    ['Icon', 'Before the words, if it helps people find the action. It is not read aloud.'],
    ['Spinner', 'Replaces the icon while the action runs; the button keeps its width and focus.'],
    [
      'Reason',
      'Why it is disabled, in a tooltip that keyboard and screen reader users can reach too.',
    ],
  ],
  keyboard: [
    ['Enter, Space', 'Does it, once.'],
    [
      'Tab',
      'Moves to it even while it is disabled with a reason, so that people can read the reason.',
    ],
  ],
  pairs: [
    {
      good: <Button variant="primary">Order 408 cards</Button>,
      because: 'Says what happens and to how much.',
      bad: <Button variant="primary">Submit</Button>,
      insteadOf: '“Submit” says nothing; the reader has to work out what is sent.',
    },
    {
      good: <Button disabledReason="Your role can view cards but not hold them.">Hold card</Button>,
      because: 'A disabled button says why.',
      bad: <Button isDisabled>Hold card</Button>,
      insteadOf: 'A disabled button without a reason sends people to support.',
    },
  ],
  without: {
    empty: 'A button without words has a name, which IconButton requires.',
    error: 'A banner or a message next to the field says what went wrong, not the button.',
    'read-only': 'People who cannot do it see the button disabled with its reason, or not at all.',
  },
});
