import { guide as define } from '../../stories/guide.ts';
import { IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ProximityForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ProximityForm },
  purposes: ['proximity', 'gps', 'geofence', 'distance', 'telematics', 'fraud'],
  use: [
    'A proximity profile is added or changed: how near the unit has to be for a purchase to count.',
  ],
  avoid: ['Which device is in which unit: UnitDevices.', 'What the card may buy: LimitForm.'],
  anatomy: [
    ['Name', 'As lists show it.'],
    ['Bounds', 'Each with its unit: how far, how long, how much.'],
    ['Foot', 'Cancel, and the button that says what it saves.'],
  ],
  keyboard: [
    ['Tab', 'Through the fields in their order.'],
    ['Enter', 'In a field: saves.'],
  ],
  pairs: [
    {
      good: <Button variant="primary">Save profile</Button>,
      because: 'What is saved.',
      bad: <Button variant="primary">OK</Button>,
      insteadOf: 'OK to what?',
    },
  ],
  without: {
    ...IS_FORM,
    error: 'Adding shows the errors of its fields when one saves.',
    disabled: 'Who may not change it reads it, as ReadOnly shows.',
  },
});
