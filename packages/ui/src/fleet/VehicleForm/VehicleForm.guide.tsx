import { guide as define } from '../../stories/guide.ts';
import { IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { VehicleForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { VehicleForm },
  use: ['A vehicle is added or changed.'],
  avoid: ['Many vehicles: the import.'],
  anatomy: [
    ['Groups', 'Unit, VIN, plate and registration, tank.'],
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
      good: <Button variant="primary">Save unit 204</Button>,
      because: 'Which vehicle.',
      bad: <Button variant="primary">Submit</Button>,
      insteadOf: 'Nothing of what happens.',
    },
  ],
  without: { ...IS_FORM, error: 'Adding shows the errors of its fields when one saves.' },
});
