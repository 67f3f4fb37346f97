import { guide as define } from '../../stories/guide.ts';
import { Progress } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Progress },
  purposes: ['progress', 'progress bar', 'percent', 'upload progress', 'loading'],
  use: [
    'Work that takes several seconds or more and whose size is known, such as checking 10,000 rows.',
  ],
  avoid: [
    'How much of a limit is used: use LimitBar, which also shows what is left and what is requested.',
    'Work of unknown length: use Spinner.',
  ],
  anatomy: [
    ['Label', 'What is being done.'],
    ['Track', 'Fills from the start of the line; from the right in right-to-left languages.'],
    ['Words', 'The same in figures.'],
  ],
  keyboard: 'It is not a control. A button that stops the work is next to it.',
  pairs: [
    {
      good: (
        <Progress
          label="Checking rows"
          value={6200}
          max={10_000}
          valueText="6,200 of 10,000 rows"
        />
      ),
      because: 'Figures next to the bar.',
      bad: <Progress label="Working" value={62} max={100} valueText="62%" />,
      insteadOf: '62% of what, and how much longer?',
    },
  ],
  without: {
    error: 'An inline message takes its place when the work fails.',
    'read-only': 'No one edits it.',
    disabled: 'It is not a control.',
  },
});
