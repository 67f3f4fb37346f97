import { guide as define } from '../../stories/guide.ts';
import { KeyFigures, Comparison } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { KeyFigures, Comparison },
  purposes: ['kpi', 'metrics', 'stats', 'totals', 'scorecard', 'dashboard'],
  use: ['The few figures that a page is about, side by side.'],
  avoid: ['A total and its items: use FigureList.', 'A trend over time: use Lines or StackedBars.'],
  anatomy: [
    ['Label', 'What the figure is.'],
    ['Figure', 'With its unit, in tabular numerals.'],
    ['Meter', 'A bar or line below the figure.'],
    ['Words', 'The comparison, and a link to the rows.'],
  ],
  keyboard: 'It is text; the links to the rows take keyboard focus.',
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
              note: <Comparison tone="good">↓ 4.1% compared with last cycle to date</Comparison>,
            },
          ]}
        />
      ),
      because: 'Says what it is compared with, through the same day.',
      bad: (
        <KeyFigures
          label="Spend, done badly"
          figures={[
            {
              id: 's',
              label: 'Spend',
              figure: '53180',
              note: <Comparison tone="bad">-4.1%</Comparison>,
            },
          ]}
        />
      ),
      insteadOf: 'Red for spending less, compared with no one knows what.',
    },
  ],
  without: {
    empty: 'A figure of nothing is 0 with its unit, or it is left out.',
    error: 'A figure that failed to load is a dash, with an inline message.',
    'read-only': 'No one edits it.',
    disabled: 'It is not a control.',
  },
});
