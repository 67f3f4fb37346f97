import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Columns, FirstInColumn } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Columns, FirstInColumn },
  purposes: ['columns', 'two columns', 'sidebar', 'aside', 'grid', 'responsive'],
  use: ['A page with a wide and a narrow column, from 1,200 px up.'],
  avoid: ['Fields side by side: use FormGroup.'],
  anatomy: [
    ['Lead', 'Spans both columns.'],
    ['Wide', 'What the page is about.'],
    ['Narrow', 'Supporting content; on a phone, what needs attention comes first.'],
  ],
  keyboard: 'It takes no keys; the reading order is the phone’s order.',
  pairs: [
    {
      good: (
        <Columns aside={<p>Needs your attention</p>}>
          <p>Spend by category</p>
        </Columns>
      ),
      because: 'The narrow column holds short content.',
      bad: (
        <Columns aside={<p>A table of seven columns</p>}>
          <p>One figure</p>
        </Columns>
      ),
      insteadOf: 'Wide content sits in the narrow column.',
    },
  ],
  without: { ...ARRANGES },
});
