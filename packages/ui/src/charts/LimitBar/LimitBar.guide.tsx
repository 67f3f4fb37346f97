import { guide as define } from '../../stories/guide.ts';
import { LimitBar, LimitMeter } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { LimitBar, LimitMeter },
  purposes: ['limit', 'used', 'remaining', 'usage', 'quota', 'progress bar'],
  use: ['How much of a limit is used, how much is left, and how far a request goes over it.'],
  avoid: ['Progress of a task: use Progress.'],
  anatomy: [
    ['Label', 'The limit and its period.'],
    ['Bar', 'Used, pending, and left; what goes over is hatched.'],
    ['Words', 'The same figures in words.'],
  ],
  keyboard: 'It is text with a drawing; the words say everything.',
  pairs: [
    {
      good: (
        <LimitBar label="Gallons today" limit={100_000} used={71_300} valueText="71.3 of 100 gal" />
      ),
      because: 'The words give the period and the unit.',
      bad: <LimitBar label="Usage" limit={100} used={71} valueText="71%" />,
      insteadOf: '71% of what, and until when?',
    },
  ],
  without: {
    empty:
      'A limit of zero counts as not set and has no bar; Unused shows a limit with nothing used.',
    error: 'The section says what failed to load.',
    'read-only': 'No one edits it.',
    disabled: 'It is not a control.',
  },
});
