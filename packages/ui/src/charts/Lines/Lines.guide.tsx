import { guide as define } from '../../stories/guide.ts';
import { CHART_KEYS, IS_CHART } from '../../stories/reasons.ts';
import { Lines, LinesTable } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Lines, LinesTable },
  purposes: ['line chart', 'trend', 'over time', 'history', 'price trend', 'compare'],
  use: ['A trend over days or months, with one to three lines.'],
  avoid: ['Parts of a total over time: use StackedBars.', 'A trend at a glance: use Sparkline.'],
  anatomy: [
    ['Axis', 'Subtle, with round figures.'],
    ['Lines', 'Up to three, each with its own marker; a gap where nothing was measured.'],
    ['Point', 'The point in focus, with its figures.'],
  ],
  keyboard: CHART_KEYS,
  pairs: [
    {
      good: <p>Diesel price per gallon, last 90 days, compared with your network’s average</p>,
      because: 'Says what is compared with what.',
      bad: <p>Prices</p>,
      insteadOf: 'Which prices, where, and when?',
    },
  ],
  without: { ...IS_CHART },
});
