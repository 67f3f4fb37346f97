import { guide as define } from '../../stories/guide.ts';
import { Lines, LinesTable } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Lines, LinesTable },
  purposes: ['line chart', 'trend', 'over time', 'history', 'price trend', 'compare'],
  use: ['A course over days or months, one to three lines.'],
  avoid: ['Parts of a sum over time: StackedBars.', 'A course in a word: Sparkline.'],
  anatomy: [
    ['Axis', 'Quiet, round figures.'],
    ['Lines', 'Up to three, each with its sign; a gap where nothing was measured.'],
    ['Point', 'The one in focus, with its figures.'],
  ],
  keyboard: [
    ['Tab', 'Into the chart: one stop.'],
    ['Arrows, Home, End', 'From point to point; each is read with its figures.'],
    ['Enter', 'Opens the rows behind it.'],
  ],
  pairs: [
    {
      good: <p>Diesel a gallon, last 90 days, against your network’s average</p>,
      because: 'What is compared.',
      bad: <p>Prices</p>,
      insteadOf: 'Of what, where, when?',
    },
  ],
  without: {
    loading: 'The section shows a skeleton in the chart’s shape.',
    error: 'The section says what could not be read.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
});
