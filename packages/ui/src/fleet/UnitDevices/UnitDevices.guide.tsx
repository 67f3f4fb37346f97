import { guide as define } from '../../stories/guide.ts';
import { OWN_WORDS } from '../../stories/reasons.ts';
import { UnitDevices } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { UnitDevices },
  purposes: ['telematics', 'device', 'gps', 'assign a device', 'tracker'],
  use: ['Which telematics device is in which unit; each device can be picked once.'],
  avoid: [
    'How near a unit has to be: ProximityForm.',
    'One unit’s facts: VehicleForm and CardFacts.',
  ],
  anatomy: [
    ['Unit', 'Its number and name.'],
    ['Device', 'Its own and those that are in none.'],
  ],
  keyboard: [
    ['Tab', 'From unit to unit.'],
    ['Arrow down, Enter', 'Open the list and choose.'],
  ],
  pairs: [
    {
      good: <p>Unit 204 · device 88-1204</p>,
      because: 'Unit and device beside each other.',
      bad: <p>88-1204 → #204</p>,
      insteadOf: 'Which of the two is the vehicle?',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'A fleet without units has an EmptyState in its place.',
    loading: 'The page shows a skeleton until the units are there.',
    error: 'A device that was taken meanwhile is said by a banner, and the list is read again.',
    disabled: 'Who may only look sees text, as OnlyToLookAt shows.',
  },
});
