import { guide as define } from '../../stories/guide.ts';
import { LimitBar } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { LimitBar },
  purposes: ['limit', 'used', 'remaining', 'usage', 'quota', 'progress bar'],
  use: ['What of a limit is used, what is left, and what is asked beyond it.'],
  avoid: ['How far some work has come: Progress.'],
  anatomy: [
    ['Label', 'The limit and its period.'],
    ['Bar', 'Used, pending, left; what goes beyond is hatched.'],
    ['Words', 'The same figures.'],
  ],
  keyboard: 'It is text with a drawing; the words say all of it.',
  pairs: [
    {
      good: (
        <LimitBar label="Today, gallons" limit={100_000} used={71_300} words="71.3 of 100 gal" />
      ),
      because: 'Period and unit in the words.',
      bad: <LimitBar label="Usage" limit={100} used={71} words="71%" />,
      insteadOf: '71 % of what, until when?',
    },
  ],
  without: {
    empty: 'A limit of nothing is not set, and has no bar; Unused shows none used.',
    error: 'The section says what could not be read.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
});
