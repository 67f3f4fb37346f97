import { guide as define } from '../../stories/guide.ts';
import { IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { DisputeDocuments, DisputeForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DisputeForm, DisputeDocuments },
  purposes: ['dispute', 'fraud', 'chargeback', 'wrong charge', 'evidence'],
  use: ['One posted purchase is disputed, whole or in part.'],
  avoid: ['A declined purchase: nothing was charged; allow it once, or hold the card.'],
  anatomy: [
    ['What is wrong', 'Fraud or other, how much, and what happened in words.'],
    ['What you know', 'Only what the portal cannot know: where the card was, who was asked.'],
    ['Known', 'Place, people, odometer and amounts stand beside it; nobody types them.'],
    ['Documents', 'PDF by their content, each with its size; they can follow later.'],
  ],
  keyboard: [
    ['Tab', 'Through the fields in their order.'],
    ['Arrow keys', 'Between the choices of a group.'],
  ],
  pairs: [
    {
      good: <Button variant="primary">File dispute</Button>,
      because: 'What the button does.',
      bad: <Button variant="primary">Submit</Button>,
      insteadOf: 'Nothing of what happens.',
    },
  ],
  without: { ...IS_FORM },
});
