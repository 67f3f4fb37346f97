import { guide as define } from '../../stories/guide.ts';
import { Button } from '../Button/index.ts';
import { Menu } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Menu },
  purposes: ['menu', 'dropdown', 'actions', 'more', 'overflow', 'context menu'],
  use: [
    'Several actions for one thing, behind one button.',
    'A setting that always has a value, such as the theme, in its own group.',
  ],
  avoid: [
    'One or two actions: show the buttons.',
    'A value in a form: use Select.',
    'A form: use Popover.',
  ],
  anatomy: [
    ['Button', 'Named after the thing, not “More”.'],
    ['Header', 'Whose menu it is.'],
    ['Groups', 'Separated by a line; destructive actions come last, in red.'],
  ],
  keyboard: [
    ['Enter, Space, Arrow down', 'Opens it.'],
    ['Arrows, Home, End', 'Move through it; letters jump.'],
    ['Enter', 'Chooses.'],
    ['Escape', 'Closes; focus returns to the button.'],
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
      because: '“…” where a question follows; destructive actions come last.',
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
    empty: 'A menu with no entries has no button.',
    loading: 'It opens with what is known.',
    error: 'A banner says what failed.',
    'read-only': 'People who cannot do it see the entry disabled, or not at all.',
  },
  frame: 340,
});
