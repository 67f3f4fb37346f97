import { guide as define } from '../../stories/guide.ts';
import { ChartSection } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ChartSection },
  purposes: ['chart', 'graph', 'chart title', 'chart as table', 'data table'],
  use: ['Every chart: its head, and the same figures as a table.'],
  avoid: ['A drawing beside a figure: Sparkline, whose words stand beside it.'],
  anatomy: [
    ['Title and hint', 'What is shown, of what time.'],
    ['Switch', 'Chart or table; the table has every figure.'],
  ],
  keyboard: [['Enter, Space', 'Switches between chart and table.']],
  pairs: [
    {
      good: <p>Spend by category, last six months</p>,
      because: 'What, and of when.',
      bad: <p>Chart 1</p>,
      insteadOf: 'A title that the chart has to explain.',
    },
  ],
  without: {
    empty: 'The chart says that there is nothing, in its place.',
    loading: 'The section shows a skeleton in the chart’s shape.',
    error: 'The section says what could not be read.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
});
