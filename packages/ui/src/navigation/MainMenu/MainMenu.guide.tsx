import { guide as define } from '../../stories/guide.ts';
import { LEADS } from '../../stories/reasons.ts';
import { MainMenu } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { MainMenu },
  purposes: ['menu', 'navigation', 'sidebar', 'nav', 'pages'],
  use: ['The pages of the portal, in the rail and in the drawer on a phone.'],
  avoid: ['Parts of one page: use Tabs.', 'Actions: use Menu.'],
  anatomy: [
    ['Entry', 'An icon and one or two words; a count where someone has to act.'],
    ['Group', 'Expands; the group of the current page stays open.'],
    ['Footer', 'Less prominent entries, such as help.'],
  ],
  keyboard: [
    ['Tab', 'Moves from entry to entry.'],
    ['Enter', 'Opens the page, or expands a group.'],
  ],
  pairs: [
    {
      good: <p>Cards · Manage Cards, Orders, Limits</p>,
      because: 'Words that the reader uses, the most used first.',
      bad: <p>Modules · CardMgmt</p>,
      insteadOf: 'Software jargon.',
    },
  ],
  without: { empty: 'Everyone has the Overview.', ...LEADS },
  frame: 520,
});
