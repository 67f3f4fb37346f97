import { guide as define } from '../../stories/guide.ts';
import { Progress } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Progress },
  purposes: ['progress', 'progress bar', 'percent', 'upload progress', 'loading'],
  use: ['Work of some seconds or more whose size is known: 10,000 rows being checked.'],
  avoid: [
    'What was used of a limit: LimitBar, which knows what is left and asked.',
    'Work of unknown length: Spinner.',
  ],
  anatomy: [
    ['Label', 'What is being done.'],
    ['Track', 'Filled from the start of the line; right to left where the language is.'],
    ['Words', 'The same in figures.'],
  ],
  keyboard: 'It is not a control. A button that stops the work stands beside it.',
  pairs: [
    {
      good: (
        <Progress
          label="Checking the rows"
          value={6200}
          max={10_000}
          words="6,200 of 10,000 rows"
        />
      ),
      because: 'Figures beside the bar.',
      bad: <Progress label="Working" value={62} max={100} words="62%" />,
      insteadOf: '62 % of what, and how long still?',
    },
  ],
  without: {
    error: 'The work that failed says so in an inline message in its place.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
});
