import { guide as define } from '../../stories/guide.ts';
import { Link, ButtonLink } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Link, ButtonLink },
  purposes: ['link', 'url', 'go to', 'open', 'external link', 'anchor'],
  use: [
    'The URL changes: another page, the rows behind a figure, or a panel with a URL.',
    '`ButtonLink` for the one way forward on a page: “Order cards”.',
  ],
  avoid: ['Something happens: use Button.'],
  anatomy: [
    ['Words', 'Where it leads; they make sense on their own.'],
    ['Icon', 'An arrow if the link leaves the portal; screen readers announce it.'],
  ],
  keyboard: [
    ['Enter', 'Opens the link.'],
    ['Ctrl or Cmd + Enter', 'Opens a new tab, like every link.'],
  ],
  pairs: [
    {
      good: <Link href="#/declines">3 declines today</Link>,
      because: 'What people find there.',
      bad: <Link href="#/declines">Click here</Link>,
      insteadOf: 'A list of links reads “here, here, here”.',
    },
  ],
  without: {
    empty: 'There is no link without words.',
    loading: 'The page it opens shows that it is loading.',
    error: 'The page it opens says what went wrong.',
    'read-only': 'It changes nothing.',
    disabled: 'There is no link to a page that people cannot open.',
  },
});
