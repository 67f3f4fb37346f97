import { guide as define } from '../../stories/guide.ts';
import { KeyFigures, Comparison } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { KeyFigures, Comparison },
  purposes: ['kpi', 'metrics', 'stats', 'totals', 'scorecard', 'dashboard'],
  use: ['The few figures that a page is about, beside each other.'],
  avoid: ['A sum and its lines: FigureList.', 'A course over time: Lines or StackedBars.'],
  anatomy: [
    ['Label', 'What it is.'],
    ['Figure', 'With its unit, tabular.'],
    ['Meter', 'A bar or line under it.'],
    ['Words', 'The comparison, and the way to the rows.'],
  ],
  keyboard: 'It is text; the links to the rows take the keys.',
  pairs: [
    {
      good: (
        <KeyFigures
          label="Spend"
          figures={[
            {
              id: 's',
              label: 'Spent this cycle',
              figure: '$53,180.44',
              words: <Comparison tone="good">↓ 4.1% vs. last cycle to date</Comparison>,
            },
          ]}
        />
      ),
      because: 'Against what, to the same day.',
      bad: (
        <KeyFigures
          label="Spend badly"
          figures={[
            {
              id: 's',
              label: 'Spend',
              figure: '53180',
              words: <Comparison tone="bad">-4.1%</Comparison>,
            },
          ]}
        />
      ),
      insteadOf: 'Less money spent in red, against nobody knows what.',
    },
  ],
  without: {
    empty: 'A figure of nothing is 0 with its unit, or left out.',
    error: 'A figure that could not be read is a dash, with an inline message.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
});
