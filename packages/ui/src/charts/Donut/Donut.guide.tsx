import { guide as define } from '../../stories/guide.ts';
import { CHART_KEYS, IS_CHART } from '../../stories/reasons.ts';
import { Donut, DonutTable } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Donut, DonutTable },
  purposes: ['pie', 'donut', 'share', 'breakdown', 'percent', 'spend by category'],
  use: ['Parts of one total, five at most.'],
  avoid: [
    'Parts over time: use StackedBars.',
    'More parts, or parts of nearly the same size: use SimpleTable.',
  ],
  anatomy: [
    ['Ring', 'One part each, with a pattern as well as a color.'],
    ['Center', 'The total.'],
    ['Legend', 'Name, figure, and share of each part.'],
  ],
  keyboard: CHART_KEYS,
  pairs: [
    {
      good: <p>Fuel Products $47,312.04 · 89%</p>,
      because: 'The legend has the figures.',
      bad: <p>Fuel Products</p>,
      insteadOf: 'The reader has to guess shares from angles.',
    },
  ],
  without: { ...IS_CHART },
});
