import { guide as define } from '../../stories/guide.ts';
import { IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { CardForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardForm },
  use: ['An existing card is changed: whom it belongs to, its limits, its prompt.'],
  avoid: ['A new card: CardOrderForm.', 'Its state: actions of the panel.'],
  anatomy: [
    ['Groups', 'Assignment, limits, prompt.'],
    ['Errors', 'At their fields; the first takes the focus, a banner says how many.'],
    ['Foot', 'Cancel, and the button that says what it saves.'],
  ],
  keyboard: [
    ['Tab', 'Through the fields in their order.'],
    ['Enter', 'In a field: saves.'],
    ['Escape', 'In a panel: closes, and asks first when something was changed.'],
  ],
  pairs: [
    {
      good: <Button variant="primary">Save card •••• 4821</Button>,
      because: 'What is saved.',
      bad: <Button variant="primary">Apply</Button>,
      insteadOf: 'Apply what?',
    },
  ],
  without: { ...IS_FORM },
});
