import { guide as define } from '../../stories/guide.ts';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Popover },
  purposes: ['popover', 'popup', 'flyout', 'small form', 'more info'],
  use: ['A small form or an explanation beside the button that opens it.'],
  avoid: [
    'Actions: Menu.',
    'A word on an icon: Tooltip.',
    'Something that needs the whole attention: Dialog.',
  ],
  anatomy: [
    ['Button', 'Says what opens, with “…” where it is a form.'],
    ['Pane', 'Beside the button, turned where there is no room.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens it; the focus goes in.'],
    ['Tab', 'Stays inside.'],
    ['Escape', 'Closes; the focus goes back.'],
  ],
  pairs: [
    {
      good: (
        <Popover aria-label="Allow once" trigger={<Button>Allow once…</Button>}>
          <p>62.0 gal, today only.</p>
        </Popover>
      ),
      because: 'A few words or fields that belong to the button.',
      bad: (
        <Popover aria-label="Order" trigger={<Button>Order cards…</Button>}>
          <p>Four steps and twelve fields…</p>
        </Popover>
      ),
      insteadOf: 'A long form in a pane that a click beside it closes.',
    },
  ],
  without: {
    empty: 'It opens only when there is something to show.',
    loading: 'It opens once its content is there.',
    error: 'What stands in it says what is wrong.',
    'read-only': 'What stands in it is edited or not.',
    disabled: 'Its button is off, with the reason.',
  },
});
