import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, FORM_PARTS, IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { CardForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardForm },
  purposes: ['edit card', 'change card', 'assign driver', 'card limits', 'prompts'],
  use: ['Editing a card: who it belongs to, its limits, and its prompt.'],
  avoid: ['A new card: use CardOrderForm.', 'Its state: use the actions of the panel.'],
  anatomy: [['Groups', 'Assignment, limits, and prompt.'], ...FORM_PARTS],
  keyboard: FORM_KEYS,
  pairs: [
    {
      good: <Button variant="primary">Save card •••• 4821</Button>,
      because: 'Says what is saved.',
      bad: <Button variant="primary">Apply</Button>,
      insteadOf: 'Apply what?',
    },
  ],
  without: { ...IS_FORM },
});
