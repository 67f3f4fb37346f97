import { guide as define } from '../../stories/guide.ts';
import { Spinner } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Spinner },
  purposes: ['loading', 'spinner', 'wait', 'busy', 'in progress'],
  use: [
    'Something short is running, right where its result will appear: a search, or a code being checked.',
  ],
  avoid: [
    'A page or list that loads for the first time: use Skeleton, in the shape of the content.',
    'Something whose end is known: use Progress.',
    'Over content that is already there: keep the content, with “as of”.',
  ],
  anatomy: [
    ['Ring', 'Spins; with reduced motion, it pulses in place.'],
    ['Words', 'What is running; use `label` if no words are next to it.'],
  ],
  keyboard: 'It is not a control.',
  pairs: [
    {
      good: <Spinner label="Reading the file" />,
      because: 'Says what is running.',
      bad: <Spinner />,
      insteadOf: 'A bare ring: is it reading, sending, or broken?',
    },
  ],
  without: {
    empty: 'It is there only while something is running.',
    error: 'If loading fails, an inline message takes its place.',
    'read-only': 'No one edits it.',
    disabled: 'It is not a control.',
  },
});
