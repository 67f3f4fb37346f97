import { guide as define } from '../../stories/guide.ts';
import { CHART_KEYS, IS_CHART } from '../../stories/reasons.ts';
import { StackedBars, StackedBarsTable } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { StackedBars, StackedBarsTable },
  purposes: ['bar chart', 'stacked', 'column chart', 'spend by month', 'breakdown over time'],
  use: ['Parts of a total over several weeks or months, three at most.'],
  avoid: ['One period: use Donut.', 'A trend with many points: use Lines.'],
  anatomy: [
    [
      'Columns',
      'Values appear on them if they fit; the current period is hatched and labeled “so far”.',
    ],
    ['Axis', 'Subtle, with round figures.'],
    ['Legend', 'Patterns as well as colors.'],
  ],
  keyboard: CHART_KEYS,
  pairs: [
    {
      good: <p>November 2026, so far</p>,
      because: 'Says that the period is not over.',
      bad: <p>November 2026</p>,
      insteadOf: 'It looks like a drop, but three weeks are compared with four.',
    },
  ],
  without: { ...IS_CHART },
});
