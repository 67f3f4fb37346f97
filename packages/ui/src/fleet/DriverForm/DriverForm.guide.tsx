import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, FORM_PARTS, IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { DriverForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DriverForm },
  purposes: ['driver', 'add a driver', 'edit a driver', 'driver id', 'employee'],
  use: ['Adding or editing a driver.'],
  avoid: ['Many drivers: use the import.'],
  anatomy: [['Groups', 'Name, driver ID, and contact.'], ...FORM_PARTS],
  keyboard: FORM_KEYS,
  pairs: [
    {
      good: <Button variant="primary">Save driver</Button>,
      because: 'Says what is saved.',
      bad: <Button variant="primary">Submit</Button>,
      insteadOf: 'It does not say what happens.',
    },
  ],
  without: { ...IS_FORM },
});
