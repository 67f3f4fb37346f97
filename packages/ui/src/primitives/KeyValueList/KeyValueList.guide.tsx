import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { KeyValueList } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { KeyValueList },
  purposes: ['details', 'facts', 'summary', 'definition list', 'label and value'],
  use: ['A handful of facts of one thing, where a table would have one row.'],
  avoid: [
    'Facts in groups with codes: CardFacts.',
    'Several things with the same facts: SimpleTable or DataTable.',
  ],
  anatomy: [
    ['Term', 'Quiet, on the left.'],
    ['Value', 'On the right; figures align at their end.'],
  ],
  keyboard: 'It is text; links in its values take the keys.',
  pairs: [
    {
      good: (
        <KeyValueList items={[{ term: 'Spent this cycle', value: '$4,188.12', isNumber: true }]} />
      ),
      because: 'Terms as the field says them, values with their unit.',
      bad: <KeyValueList items={[{ term: 'Amount', value: '4188.12' }]} />,
      insteadOf: 'An amount without currency, cycle or separators.',
    },
  ],
  without: { ...IS_READ },
});
