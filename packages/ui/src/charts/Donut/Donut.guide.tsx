import { guide as define } from '../../stories/guide.ts';
import { Donut, DonutTable } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Donut, DonutTable },
  purposes: ['pie', 'donut', 'share', 'breakdown', 'percent', 'spend by category'],
  use: ['Parts of one sum, at most five.'],
  avoid: [
    'Parts over time: StackedBars.',
    'More parts, or parts that are nearly the same: SimpleTable.',
  ],
  anatomy: [
    ['Ring', 'A part for each, with a pattern beside its colour.'],
    ['Middle', 'The sum.'],
    ['Legend', 'Name, figure and share of each.'],
  ],
  keyboard: [
    ['Tab', 'Into the chart: one stop.'],
    ['Arrows, Home, End', 'From point to point; each is read with its figures.'],
    ['Enter', 'Opens the rows behind it.'],
  ],
  pairs: [
    {
      good: <p>Fuel Products $47,312.04 · 89%</p>,
      because: 'Figures in the legend.',
      bad: <p>Fuel Products</p>,
      insteadOf: 'Shares that one has to guess from angles.',
    },
  ],
  without: {
    loading: 'The section shows a skeleton in the chart’s shape.',
    error: 'The section says what could not be read.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
});
