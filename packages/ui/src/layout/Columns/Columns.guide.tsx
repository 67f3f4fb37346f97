import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Columns, FirstInColumn } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Columns, FirstInColumn },
  purposes: ['columns', 'two columns', 'sidebar', 'aside', 'grid', 'responsive'],
  use: ['A page in a wide and a narrow column from 1,200 px up.'],
  avoid: ['Fields beside each other: FormGroup.'],
  anatomy: [
    ['Lead', 'Over both columns.'],
    ['Wide', 'What the page is about.'],
    ['Narrow', 'What stands beside it; what needs somebody comes first on a phone.'],
  ],
  keyboard: 'It takes no keys; the reading order is that of the phone.',
  pairs: [
    {
      good: (
        <Columns aside={<p>What needs you</p>}>
          <p>Spend by category</p>
        </Columns>
      ),
      because: 'The narrow one holds what is short.',
      bad: (
        <Columns aside={<p>A table of seven columns</p>}>
          <p>One figure</p>
        </Columns>
      ),
      insteadOf: 'The wide content in the narrow column.',
    },
  ],
  without: { ...ARRANGES },
});
