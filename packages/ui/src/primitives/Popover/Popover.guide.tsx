import { guide as define } from '../../stories/guide.ts';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Popover },
  purposes: ['popover', 'popup', 'flyout', 'small form', 'more info'],
  use: ['A small form or an explanation next to the button that opens it.'],
  avoid: [
    'Actions: use Menu.',
    'The name of an icon: use Tooltip.',
    'Something that needs full attention: use Dialog.',
  ],
  anatomy: [
    ['Button', 'Says what opens, with “…” if it is a form.'],
    ['Pane', 'Next to the button; flips if there is no room.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens it and moves focus inside.'],
    ['Tab', 'Stays inside.'],
    ['Escape', 'Closes; focus returns to the button.'],
  ],
  pairs: [
    {
      good: (
        <Popover aria-label="Allow once" trigger={<Button>Allow once…</Button>}>
          <p>62 gal, today only.</p>
        </Popover>
      ),
      because: 'A few words or fields that belong to the button.',
      bad: (
        <Popover aria-label="Order" trigger={<Button>Order cards…</Button>}>
          <p>Four steps and twelve fields…</p>
        </Popover>
      ),
      insteadOf: 'A long form that closes when people click outside it.',
    },
  ],
  without: {
    empty: 'It opens only when there is something to show.',
    loading: 'It opens once its content has loaded.',
    error: 'Its content says what went wrong.',
    'read-only': 'Its content decides what can be edited.',
    disabled: 'Its button is disabled, with the reason.',
  },
  frame: 240,
});
