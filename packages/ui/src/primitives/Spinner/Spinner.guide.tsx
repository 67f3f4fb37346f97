import { guide as define } from '../../stories/guide.ts';
import { Spinner } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Spinner },
  purposes: ['loading', 'spinner', 'wait', 'busy', 'in progress'],
  use: ['Something short runs where its answer will stand: a search, a check of a code.'],
  avoid: [
    'A page or a list that loads for the first time: Skeleton, in the shape of what comes.',
    'Something whose end is known: Progress.',
    'Over content that is there already: it stays, with “as of”.',
  ],
  anatomy: [
    ['Ring', 'Turns; with reduced motion it pulses without moving.'],
    ['Words', 'What runs; `label` where none stand beside it.'],
  ],
  keyboard: 'It is not a control.',
  pairs: [
    {
      good: <Spinner label="Reading the file" />,
      because: 'Say what runs.',
      bad: <Spinner />,
      insteadOf: 'A ring alone: reading, sending, or broken?',
    },
  ],
  without: {
    empty: 'It is there only while something runs.',
    error: 'A failure takes its place, as an inline message.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
});
