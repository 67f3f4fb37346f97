import { guide as define } from '../../stories/guide.ts';
import { LEADS } from '../../stories/reasons.ts';
import { Stepper } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Stepper },
  purposes: ['wizard', 'steps', 'progress', 'multi-step form', 'checkout'],
  use: ['A task with up to four named steps.'],
  avoid: [
    'Parts that do not depend on each other: use Tabs.',
    'The progress of an order: use OrderTracker.',
  ],
  anatomy: [
    ['Steps', 'Number and name; people can go back to completed steps.'],
    ['Current', 'Marked, and announced.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the completed steps.'],
    ['Enter', 'Goes back to a step; nothing is lost.'],
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
      insteadOf: 'The numbers appear twice, and the names never.',
    },
  ],
  without: { empty: 'A task has at least two steps.', ...LEADS },
});
