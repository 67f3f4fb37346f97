import { guide as define } from '../../stories/guide.ts';
import { OWN_WORDS } from '../../stories/reasons.ts';
import { Link } from '../../primitives/Link/index.ts';
import { AccountBanners } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { AccountBanners },
  purposes: ['account locked', 'read-only', 'past due', 'impersonation', 'viewing as'],
  use: ['The account is read-only or locked, or somebody views it for another.'],
  avoid: ['What came of an action: Banner.'],
  anatomy: [
    ['Lines', 'One for each fact, over the page.'],
    ['Action', 'What ends it: pay, stop viewing.'],
  ],
  keyboard: 'Its actions are buttons and links with their own keys.',
  pairs: [
    {
      good: <AccountBanners isLocked lockedAction={<Link href="#/pay">Pay now</Link>} />,
      because: 'Why nothing can be changed, and what ends it.',
      bad: <AccountBanners isLocked />,
      insteadOf: 'A lock without a way out, where there is one.',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'An account in order has no line.',
    loading: 'It comes with the account.',
    error: 'It is the account that is in trouble, not the line.',
    disabled: 'It is not a control.',
  },
});
