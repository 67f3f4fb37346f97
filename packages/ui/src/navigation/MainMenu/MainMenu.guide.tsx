import { guide as define } from '../../stories/guide.ts';
import { MainMenu } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { MainMenu },
  purposes: ['menu', 'navigation', 'sidebar', 'nav', 'pages'],
  use: ['The pages of the portal, in the rail and in the drawer of a phone.'],
  avoid: ['Parts of one page: Tabs.', 'Actions: Menu.'],
  anatomy: [
    ['Entry', 'Icon and one or two words; a count where somebody has to act.'],
    ['Group', 'Unfolds; the one of the current page stands open.'],
    ['Foot', 'Quiet entries: help.'],
  ],
  keyboard: [
    ['Tab', 'From entry to entry.'],
    ['Enter', 'Goes there, or unfolds a group.'],
  ],
  pairs: [
    {
      good: <p>Cards · Manage Cards, Orders, Limits</p>,
      because: 'Words of the field, the most used first.',
      bad: <p>Modules · CardMgmt</p>,
      insteadOf: 'Words of the program.',
    },
  ],
  without: {
    empty: 'Everybody has the Overview.',
    loading: 'It comes with the page; what it leads to shows that it loads.',
    error: 'The page that it leads to says what is wrong.',
    'read-only': 'It changes nothing.',
    disabled: 'Where nobody may go has no entry.',
  },
  frame: 520,
});
