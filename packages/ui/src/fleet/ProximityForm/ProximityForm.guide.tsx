import { guide as define } from '../../stories/guide.ts';
import { IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ProximityForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ProximityForm },
  purposes: ['proximity', 'gps', 'geofence', 'distance', 'telematics', 'fraud'],
  use: [
    'Adding or changing a proximity profile: how near the unit must be for a purchase to count.',
  ],
  avoid: [
    'Which device is in which unit: use UnitDevices.',
    'What the card may buy: use LimitForm.',
  ],
  anatomy: [
    ['Name', 'The name that lists show.'],
    ['Thresholds', 'Each with its unit: how far, how long, and how much.'],
    ['Footer', 'Cancel, and a button that says what it saves.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields in order.'],
    ['Enter', 'In a field: saves.'],
  ],
  pairs: [
    {
      good: <Button variant="primary">Save profile</Button>,
      because: 'Says what is saved.',
      bad: <Button variant="primary">OK</Button>,
      insteadOf: 'OK to what?',
    },
  ],
  without: {
    ...IS_FORM,
    error: 'Saving a new one shows the errors of its fields.',
    disabled: 'People who cannot change it read it, as ReadOnly shows.',
  },
});
