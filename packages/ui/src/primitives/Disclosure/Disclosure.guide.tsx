import { guide as define } from '../../stories/guide.ts';
import { Disclosure } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Disclosure },
  purposes: ['show more', 'details', 'expand', 'collapse', 'reveal'],
  use: ['More of one thing, for those who ask: the sum behind a figure.'],
  avoid: [
    'Several of the same kind: Accordion.',
    'Something beside the page: Popover or SidePanel.',
  ],
  anatomy: [
    ['Line', 'A title, with a count or status at its end.'],
    ['Content', 'Below; found by the browser’s own search.'],
  ],
  keyboard: [
    ['Tab', 'To the line.'],
    ['Enter, Space', 'Unfolds or folds.'],
  ],
  pairs: [
    {
      good: (
        <Disclosure title="Dollars, count, state, day and hours would pass" aside="5 rules">
          243.28 + 211.42 of $600.00
        </Disclosure>
      ),
      because: 'The line says what it comes to; inside is how.',
      bad: <Disclosure title="Details">243.28 + 211.42 of $600.00</Disclosure>,
      insteadOf: '“Details” holds back what it comes to.',
    },
  ],
  without: {
    empty: 'Without content it is left out.',
    loading: 'What stands in it shows that it loads.',
    error: 'What is wrong never stands folded away.',
    'read-only': 'What stands in it is edited or not.',
    disabled: 'What nobody may see is left out.',
  },
});
