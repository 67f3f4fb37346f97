import { guide as define } from '../../stories/guide.ts';
import { Button } from '../Button/index.ts';
import { Menu } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Menu },
  purposes: ['menu', 'dropdown', 'actions', 'more', 'overflow', 'context menu'],
  use: [
    'Several actions of one thing behind one button.',
    'A choice that always holds, such as the theme, in a group of its own.',
  ],
  avoid: [
    'One or two actions: buttons in the open.',
    'A value of a form: Select.',
    'A form: Popover.',
  ],
  anatomy: [
    ['Button', 'Named after the thing, not “more”.'],
    ['Head', 'Whose menu it is.'],
    ['Groups', 'Divided by a line; what ends something stands last, in red.'],
  ],
  keyboard: [
    ['Enter, Space, Arrow down', 'Opens it.'],
    ['Arrows, Home, End', 'Go through it; letters jump.'],
    ['Enter', 'Chooses.'],
    ['Escape', 'Closes; the focus goes back to the button.'],
  ],
  pairs: [
    {
      good: (
        <Menu
          aria-label="Card 4821"
          trigger={<Button>Card •••• 4821</Button>}
          groups={[
            {
              id: 'a',
              entries: [
                { id: 'hold', label: 'Hold' },
                { id: 'block', label: 'Block…', tone: 'danger' },
              ],
            },
          ]}
        />
      ),
      because: '“…” where a question follows; what ends something comes last.',
      bad: (
        <Menu
          aria-label="More"
          trigger={<Button>More</Button>}
          groups={[
            {
              id: 'a',
              entries: [
                { id: 'block', label: 'Block' },
                { id: 'hold', label: 'Hold' },
              ],
            },
          ]}
        />
      ),
      insteadOf: 'A slip of the finger blocks a card.',
    },
  ],
  without: {
    empty: 'A menu without an entry has no button.',
    loading: 'It opens with what is known.',
    error: 'What failed is said by a banner.',
    'read-only': 'Who may not do it finds the entry off, or not at all.',
  },
});
