import { guide as define } from '../../stories/guide.ts';
import { Link, ButtonLink } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Link, ButtonLink },
  purposes: ['link', 'url', 'go to', 'open', 'external link', 'anchor'],
  use: [
    'The address changes: another page, rows behind a figure, a panel with an address.',
    '`ButtonLink` for the one way onward of a page: “Order cards”.',
  ],
  avoid: ['Something happens: Button.'],
  anatomy: [
    ['Words', 'Where it leads, readable alone.'],
    ['Sign', 'An arrow where it leads out of the portal; a screen reader is told.'],
  ],
  keyboard: [
    ['Enter', 'Follows it.'],
    ['Ctrl or Cmd with Enter', 'In a new tab, as every link.'],
  ],
  pairs: [
    {
      good: <Link href="#/declines">3 declines today</Link>,
      because: 'What one finds there.',
      bad: <Link href="#/declines">Click here</Link>,
      insteadOf: 'A list of links that reads “here, here, here”.',
    },
  ],
  without: {
    empty: 'A link without words does not exist.',
    loading: 'The page that it leads to shows that it loads.',
    error: 'The page that it leads to says what is wrong.',
    'read-only': 'It changes nothing.',
    disabled: 'Where nobody may go there is no link.',
  },
});
