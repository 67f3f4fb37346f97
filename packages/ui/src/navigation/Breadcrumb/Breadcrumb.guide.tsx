import { guide as define } from '../../stories/guide.ts';
import { LEADS } from '../../stories/reasons.ts';
import { Breadcrumb } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Breadcrumb },
  purposes: ['breadcrumb', 'path', 'back', 'parent page'],
  use: ['A page belongs under another page, such as an order under Orders.'],
  avoid: ['Steps: use Stepper.', 'Parts of one thing: use Tabs.'],
  anatomy: [
    ['Pages above', 'Links, from the top down.'],
    ['The page', 'Not a link.'],
  ],
  keyboard: [['Tab, Enter', 'Move to a page above, and open it.']],
  pairs: [
    {
      good: <Breadcrumb crumbs={[{ label: 'Orders', href: '#/orders' }]} current="Order 1048" />,
      because: 'From the menu’s own word down to the page.',
      bad: (
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: '#/' },
            { label: 'Back', href: '#/' },
          ]}
          current="Page"
        />
      ),
      insteadOf: 'Words that could be on any page.',
    },
  ],
  without: { empty: 'A page in the menu itself has no breadcrumb.', ...LEADS },
});
