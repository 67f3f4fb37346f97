import { guide as define } from '../../stories/guide.ts';
import { Breadcrumb } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Breadcrumb },
  purposes: ['breadcrumb', 'path', 'back', 'parent page'],
  use: ['A page stands under another: an order under the orders.'],
  avoid: ['Steps: Stepper.', 'Parts of one thing: Tabs.'],
  anatomy: [
    ['Pages above', 'Links, from the top down.'],
    ['The page', 'Not a link.'],
  ],
  keyboard: [['Tab, Enter', 'To a page above, and there.']],
  pairs: [
    {
      good: <Breadcrumb crumbs={[{ label: 'Orders', href: '#/orders' }]} current="Order 1048" />,
      because: 'From the menu’s word down to the page.',
      bad: (
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: '#/' },
            { label: 'Back', href: '#/' },
          ]}
          current="Page"
        />
      ),
      insteadOf: 'Words that are on every page.',
    },
  ],
  without: {
    empty: 'A page of the menu itself has none.',
    loading: 'It comes with the page; what it leads to shows that it loads.',
    error: 'The page that it leads to says what is wrong.',
    'read-only': 'It changes nothing.',
    disabled: 'Where nobody may go has no entry.',
  },
});
