import { guide as define } from '../../stories/guide.ts';
import { StackedBars, StackedBarsTable } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { StackedBars, StackedBarsTable },
  purposes: ['bar chart', 'stacked', 'column chart', 'spend by month', 'breakdown over time'],
  use: ['Parts of a sum over some months or weeks, at most three.'],
  avoid: ['One period: Donut.', 'A course of many points: Lines.'],
  anatomy: [
    [
      'Columns',
      'Values written on them while there is room; the running one is hatched and called “so far”.',
    ],
    ['Axis', 'Quiet, round figures.'],
    ['Legend', 'With patterns beside colours.'],
  ],
  keyboard: [
    ['Tab', 'Into the chart: one stop.'],
    ['Arrows, Home, End', 'From point to point; each is read with its figures.'],
    ['Enter', 'Opens the rows behind it.'],
  ],
  pairs: [
    {
      good: <p>November 2026, so far</p>,
      because: 'A period that is not over says so.',
      bad: <p>November 2026</p>,
      insteadOf: 'A drop that is only three weeks against four.',
    },
  ],
  without: {
    loading: 'The section shows a skeleton in the chart’s shape.',
    error: 'The section says what could not be read.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
});
