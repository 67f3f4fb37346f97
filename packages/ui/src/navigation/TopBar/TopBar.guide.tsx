import { guide as define } from '../../stories/guide.ts';
import { LEADS } from '../../stories/reasons.ts';
import { TopBar } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TopBar },
  purposes: ['header', 'top bar', 'app bar', 'profile menu', 'notifications', 'help'],
  use: ['What people need on every page: search, notifications, help, and their profile.'],
  avoid: ['Pages: use MainMenu.', 'Actions of a page: use Page.'],
  anatomy: [
    ['Menu button', 'Appears when there is no room for the rail.'],
    ['Search', 'Opens the command palette.'],
    ['Bell', 'Shows how many notifications are open.'],
    ['Help, profile', 'Menus.'],
  ],
  keyboard: [
    ['Tab', 'Moves from part to part.'],
    ['Ctrl or Cmd + K', 'Moves to the search.'],
  ],
  pairs: [
    {
      good: <p>3 open notifications</p>,
      because: 'A screen reader reads the count with what it counts.',
      bad: <p>3</p>,
      insteadOf: 'A bare number.',
    },
  ],
  without: { ...LEADS },
  frame: 280,
});
