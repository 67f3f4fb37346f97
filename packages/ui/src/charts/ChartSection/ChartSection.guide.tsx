import { guide as define } from '../../stories/guide.ts';
import { IS_CHART } from '../../stories/reasons.ts';
import { ChartSection } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ChartSection },
  purposes: ['chart', 'graph', 'chart title', 'chart as table', 'data table'],
  use: ['Around every chart: the heading, and the same figures as a table.'],
  avoid: ['A small trend next to a figure: use Sparkline, which carries its own words.'],
  anatomy: [
    ['Title and hint', 'What the chart shows, and for which period.'],
    ['Switch', 'Chart or table; the table has every figure.'],
  ],
  keyboard: [['Enter, Space', 'Switches between chart and table.']],
  pairs: [
    {
      good: <p>Spend by category, last six months</p>,
      because: 'What it shows, and for when.',
      bad: <p>Chart 1</p>,
      insteadOf: 'The reader has to work out the title from the chart.',
    },
  ],
  without: { empty: 'The chart says that there is nothing to show.', ...IS_CHART },
});
