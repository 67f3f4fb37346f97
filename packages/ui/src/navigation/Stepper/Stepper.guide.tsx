import { guide as define } from '../../stories/guide.ts';
import { Stepper } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Stepper },
  purposes: ['wizard', 'steps', 'progress', 'multi-step form', 'checkout'],
  use: ['A task of up to four named steps.'],
  avoid: [
    'Parts that do not hang on each other: Tabs.',
    'What happened to an order: OrderTracker.',
  ],
  anatomy: [
    ['Steps', 'Number and name; what is done can be gone back to.'],
    ['Current', 'Marked, and said.'],
  ],
  keyboard: [
    ['Tab', 'To the steps that are done.'],
    ['Enter', 'Goes back to one; nothing is lost.'],
  ],
  pairs: [
    {
      good: (
        <Stepper
          label="Order cards"
          currentId="check"
          steps={[
            { id: 'file', name: 'File' },
            { id: 'check', name: 'Check' },
            { id: 'confirm', name: 'Confirm' },
          ]}
        />
      ),
      because: 'One word for each step.',
      bad: (
        <Stepper
          label="Order"
          currentId="two"
          steps={[
            { id: 'one', name: 'Step 1' },
            { id: 'two', name: 'Step 2' },
          ]}
        />
      ),
      insteadOf: 'Numbers twice, names never.',
    },
  ],
  without: {
    empty: 'A task has at least two steps.',
    loading: 'It comes with the page; what it leads to shows that it loads.',
    error: 'The page that it leads to says what is wrong.',
    'read-only': 'It changes nothing.',
    disabled: 'Where nobody may go has no entry.',
  },
});
