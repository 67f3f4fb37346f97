import { guide as define } from '../../stories/guide.ts';
import { OWN_WORDS } from '../../stories/reasons.ts';
import { OdometerReadings } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { OdometerReadings },
  purposes: ['odometer', 'mileage', 'miles', 'correct a reading', 'meter'],
  use: ['Mileage that drivers entered at the pump: review doubtful readings and correct them.'],
  avoid: ['Facts about the vehicle: use CardFacts.'],
  anatomy: [
    ['Reading', 'When, at which fill-up, and the miles.'],
    ['Doubt', 'Says why the reading stands out.'],
    [
      'Correction',
      'In place; the original stays next to the corrected value, with who corrected it.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves from reading to reading.'],
    ['Enter', 'On “Correct”: opens the field. In the field: saves.'],
    ['Escape', 'Leaves it as it was.'],
  ],
  pairs: [
    {
      good: <p>204,118 mi, typed as 240,118</p>,
      because: 'The corrected value, and what was entered.',
      bad: <p>204,118 mi</p>,
      insteadOf: 'A correction that leaves no trace.',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'A vehicle with no readings has an EmptyState instead.',
    loading: 'The panel shows a skeleton until the readings load.',
    error: 'A correction that is refused says so at its field.',
    disabled: 'People with view-only access see no button, as ViewOnly shows.',
  },
});
