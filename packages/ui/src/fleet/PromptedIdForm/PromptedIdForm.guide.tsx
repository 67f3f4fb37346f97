import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, FORM_PARTS, IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { PromptedIdForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PromptedIdForm },
  purposes: ['prompted id', 'driver id', 'pump code', 'pin', 'prompt'],
  use: [
    'A prompted ID is added or changed: what is typed at the pump, who manages it, for which cards.',
  ],
  avoid: ['A PIN: PinField and PinDisplay.'],
  anatomy: [['Groups', 'Name and digits, manager, cards.'], ...FORM_PARTS],
  keyboard: FORM_KEYS,
  pairs: [
    {
      good: <Button variant="primary">Save prompted ID</Button>,
      because: 'What is saved.',
      bad: <Button variant="primary">Done</Button>,
      insteadOf: 'Done with what?',
    },
  ],
  without: {
    ...IS_FORM,
    error: 'Adding shows the errors of its fields when one saves.',
    disabled: 'Who may not change it reads it, as ReadOnly shows.',
  },
});
