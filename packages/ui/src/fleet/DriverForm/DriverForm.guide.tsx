import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, FORM_PARTS, IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { DriverForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DriverForm },
  purposes: ['driver', 'add a driver', 'edit a driver', 'driver id', 'employee'],
  use: ['A driver is added or changed.'],
  avoid: ['Many drivers: the import.'],
  anatomy: [['Groups', 'Name, driver ID, contact.'], ...FORM_PARTS],
  keyboard: FORM_KEYS,
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
