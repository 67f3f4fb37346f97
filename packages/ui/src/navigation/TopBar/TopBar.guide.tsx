import { guide as define } from '../../stories/guide.ts';
import { TopBar } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TopBar },
  purposes: ['header', 'top bar', 'app bar', 'profile menu', 'notifications', 'help'],
  use: ['What is at hand on every page: search, notifications, help, the person.'],
  avoid: ['Pages: MainMenu.', 'Actions of a page: Page.'],
  anatomy: [
    ['Menu button', 'Where the rail has no room.'],
    ['Search', 'Opens the command palette.'],
    ['Bell', 'With how many are open.'],
    ['Help, person', 'Menus.'],
  ],
  keyboard: [
    ['Tab', 'From part to part.'],
    ['Ctrl or Cmd with K', 'To the search.'],
  ],
  pairs: [
    {
      good: <p>3 open notifications</p>,
      because: 'The count is read with what it counts.',
      bad: <p>3</p>,
      insteadOf: 'A bare number.',
    },
  ],
  without: {
    loading: 'It comes with the page; what it leads to shows that it loads.',
    error: 'The page that it leads to says what is wrong.',
    'read-only': 'It changes nothing.',
    disabled: 'Where nobody may go has no entry.',
  },
  frame: 280,
});
