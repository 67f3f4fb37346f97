import { guide as define } from '../../stories/guide.ts';
import { OWN_WORDS } from '../../stories/reasons.ts';
import { Link } from '../../primitives/Link/index.ts';
import { AccountBanners } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { AccountBanners },
  purposes: ['account locked', 'read-only', 'past due', 'impersonation', 'viewing as'],
  use: ['The account is read-only or locked, or someone is viewing it on behalf of someone else.'],
  avoid: ['The result of an action: use Banner.'],
  anatomy: [
    ['Lines', 'One for each fact, above the page.'],
    ['Action', 'What ends it: pay, or stop viewing.'],
  ],
  keyboard: 'Its actions are buttons and links with their own keys.',
  pairs: [
    {
      good: <AccountBanners isLocked lockedAction={<Link href="#/pay">Pay now</Link>} />,
      because: 'Why nothing can be changed, and how to fix it.',
      bad: <AccountBanners isLocked />,
      insteadOf: 'A lock that hides the way out.',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'An account in good standing has no line.',
    loading: 'It loads with the account.',
    error: 'The account has the problem, not the line.',
    disabled: 'It is not a control.',
  },
});
