import { guide as define } from '../../stories/guide.ts';
import { OWN_WORDS } from '../../stories/reasons.ts';
import { UnitDevices } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { UnitDevices },
  purposes: ['telematics', 'device', 'gps', 'assign a device', 'tracker'],
  use: ['Which telematics device is in which unit; each device can be chosen once.'],
  avoid: [
    'How near a unit must be: use ProximityForm.',
    'Facts about one unit: use VehicleForm and CardFacts.',
  ],
  anatomy: [
    ['Unit', 'Its number and name.'],
    ['Device', 'The unit’s own device, and those that are in no unit.'],
  ],
  keyboard: [
    ['Tab', 'Moves from unit to unit.'],
    ['Arrow down, Enter', 'Open the list and choose.'],
  ],
  pairs: [
    {
      good: <p>Unit 204 · device 88-1204</p>,
      because: 'Unit and device are side by side.',
      bad: <p>88-1204 → #204</p>,
      insteadOf: 'Which of the two is the vehicle?',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'A fleet with no units has an EmptyState instead.',
    loading: 'The page shows a skeleton until the units load.',
    error: 'If someone else took a device in the meantime, a banner says so and the list reloads.',
    disabled: 'People with view-only access see text, as ViewOnly shows.',
  },
});
