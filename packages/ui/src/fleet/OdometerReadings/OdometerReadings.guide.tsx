import { guide as define } from '../../stories/guide.ts';
import { OWN_WORDS } from '../../stories/reasons.ts';
import { OdometerReadings } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { OdometerReadings },
  purposes: ['odometer', 'mileage', 'miles', 'correct a reading', 'meter'],
  use: ['What drivers typed at the pump: look at readings that are doubtful and put them right.'],
  avoid: ['The vehicle’s own facts: CardFacts.'],
  anatomy: [
    ['Reading', 'When, at which fill, and the miles.'],
    ['Doubt', 'Says why it stands out.'],
    [
      'Correction',
      'In place; what was typed stays beside what it should have been, with who put it right.',
    ],
  ],
  keyboard: [
    ['Tab', 'From reading to reading.'],
    ['Enter', 'On “Correct”: opens the field; in it: saves.'],
    ['Escape', 'Leaves it as it was.'],
  ],
  pairs: [
    {
      good: <p>204,118 mi, typed 240,118</p>,
      because: 'What it was put right to, and what was typed.',
      bad: <p>204,118 mi</p>,
      insteadOf: 'A correction that leaves no trace.',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'A vehicle without readings has an EmptyState in its place.',
    loading: 'The panel shows a skeleton until the readings are there.',
    error: 'A correction that is refused says so at its field.',
    disabled: 'Who may only look sees no button, as OnlyToLookAt shows.',
  },
});
