import { guide as define } from '../../stories/guide.ts';
import { IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { DisputeDocuments, DisputeForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DisputeForm, DisputeDocuments },
  purposes: ['dispute', 'fraud', 'chargeback', 'wrong charge', 'evidence'],
  use: ['Disputing all or part of one posted purchase.'],
  avoid: ['A declined purchase: nothing was charged, so allow it once or hold the card.'],
  anatomy: [
    [
      'What is wrong',
      'Fraud or something else, how much, and what happened in the person’s own words.',
    ],
    ['What you know', 'Only what the portal cannot know: where the card was, and who was asked.'],
    ['On file', 'Place, people, odometer, and amounts are shown; no one types them.'],
    ['Documents', 'PDFs, checked by content, each with its size; people can add them later.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields in order.'],
    ['Arrow keys', 'Move between the choices of a group.'],
  ],
  pairs: [
    {
      good: <Button variant="primary">File dispute</Button>,
      because: 'Says what the button does.',
      bad: <Button variant="primary">Submit</Button>,
      insteadOf: 'It does not say what happens.',
    },
  ],
  without: { ...IS_FORM },
});
