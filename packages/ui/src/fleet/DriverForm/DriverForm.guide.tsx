import { guide as define } from '../../stories/guide.ts';
import { IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { DriverForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DriverForm },
  use: ['A driver is added or changed.'],
  avoid: ['Many drivers: the import.'],
  anatomy: [
    ['Groups', 'Name, driver ID, contact.'],
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
      good: <Button variant="primary">Save driver</Button>,
      because: 'What is saved.',
      bad: <Button variant="primary">Submit</Button>,
      insteadOf: 'Nothing of what happens.',
    },
  ],
  without: { ...IS_FORM },
});
