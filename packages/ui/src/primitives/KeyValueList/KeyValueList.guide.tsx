import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { KeyValueList } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { KeyValueList },
  purposes: ['details', 'facts', 'summary', 'definition list', 'label and value'],
  use: ['A handful of facts about one thing, where a table would have one row.'],
  avoid: [
    'Facts in groups with codes: use CardFacts.',
    'Several things with the same facts: use SimpleTable or DataTable.',
  ],
  anatomy: [
    ['Term', 'In a quieter color, on the left.'],
    ['Value', 'On the right; figures align at the end.'],
  ],
  keyboard: 'It is text; links in its values take keyboard focus.',
  pairs: [
    {
      good: (
        <KeyValueList items={[{ term: 'Spent this cycle', value: '$4,188.12', isNumber: true }]} />
      ),
      because: 'Terms that people use, and values with their units.',
      bad: <KeyValueList items={[{ term: 'Amount', value: '4188.12' }]} />,
      insteadOf: 'An amount with no currency, period, or separators.',
    },
  ],
  without: { ...IS_READ },
});
