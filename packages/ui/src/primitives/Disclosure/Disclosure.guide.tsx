import { guide as define } from '../../stories/guide.ts';
import { Disclosure } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Disclosure },
  purposes: ['show more', 'details', 'expand', 'collapse', 'reveal'],
  use: ['More about one thing, for people who want it, such as the math behind a figure.'],
  avoid: [
    'Several of the same kind: use Accordion.',
    'Something next to the page: use Popover or SidePanel.',
  ],
  anatomy: [
    ['Line', 'A title, with a count or status at the end.'],
    ['Content', 'Below; the browser’s own search finds it.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the line.'],
    ['Enter, Space', 'Expands or collapses.'],
  ],
  pairs: [
    {
      good: (
        <Disclosure title="Dollars, purchases, states, days, and hours would pass" aside="5 rules">
          $243.28 + $211.42 of $600.00
        </Disclosure>
      ),
      because: 'The line gives the result; the details are inside.',
      bad: <Disclosure title="Details">$243.28 + $211.42 of $600.00</Disclosure>,
      insteadOf: '“Details” hides the result.',
    },
  ],
  without: {
    empty: 'It is left out when it has no content.',
    loading: 'Its content shows that it is loading.',
    error: 'Errors are never collapsed.',
    'read-only': 'Its content decides what can be edited.',
    disabled: 'Content that people cannot see is left out.',
  },
});
