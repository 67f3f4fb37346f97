import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, FORM_PARTS, IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { PromptedIdForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PromptedIdForm },
  purposes: ['prompted id', 'driver id', 'pump code', 'pin', 'prompt'],
  use: [
    'Adding or changing a prompted ID: what drivers enter at the pump, who manages it, and which cards use it.',
  ],
  avoid: ['A PIN: use PinField and PinDisplay.'],
  anatomy: [['Groups', 'Name and digits, manager, and cards.'], ...FORM_PARTS],
  keyboard: FORM_KEYS,
  pairs: [
    {
      good: <Button variant="primary">Save prompted ID</Button>,
      because: 'Says what is saved.',
      bad: <Button variant="primary">Done</Button>,
      insteadOf: 'Done with what?',
    },
  ],
  without: {
    ...IS_FORM,
    error: 'Saving a new one shows the errors of its fields.',
    disabled: 'People who cannot change it read it, as ReadOnly shows.',
  },
});
