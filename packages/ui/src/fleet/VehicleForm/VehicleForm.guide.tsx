import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, FORM_PARTS, IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { VehicleForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { VehicleForm },
  purposes: ['vehicle', 'truck', 'unit', 'vin', 'license plate', 'tank size'],
  use: ['Adding or editing a vehicle.'],
  avoid: ['Many vehicles: use the import.'],
  anatomy: [['Groups', 'Unit, VIN, plate and registration, and tank.'], ...FORM_PARTS],
  keyboard: FORM_KEYS,
  pairs: [
    {
      good: <Button variant="primary">Save unit 204</Button>,
      because: 'Says which vehicle.',
      bad: <Button variant="primary">Submit</Button>,
      insteadOf: 'It does not say what happens.',
    },
  ],
  without: { ...IS_FORM, error: 'Saving a new one shows the errors of its fields.' },
});
