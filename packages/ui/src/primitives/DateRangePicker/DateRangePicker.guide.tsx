import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { DateRangePicker } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DateRangePicker },
  purposes: ['date range', 'period', 'from and to', 'calendar', 'last 30 days'],
  use: ['A stretch of days that narrows a list, a report or a chart.'],
  avoid: ['One day: DatePicker.', 'Always the same few stretches: SegmentedControl.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Two days', 'From and to, both included.'],
    ['Presets', 'The usual stretches, beside the calendar.'],
    ['Longest range', 'Said before it is passed.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Digits', 'Fill the parts.'],
    ['In the calendar: arrows', 'A day or a week on.'],
    ['Enter', 'Begins the range, then ends it.'],
    ['Escape', 'Closes; what was chosen before stays.'],
  ],
  pairs: [
    {
      good: (
        <DateRangePicker
          label="Purchases"
          value={{ from: '2026-11-01', to: '2026-11-21' }}
          longestDays={90}
          onChange={() => undefined}
        />
      ),
      because: 'The longest range is said in the calendar.',
      bad: (
        <DateRangePicker
          label="Purchases"
          value={{ from: '2026-08-01', to: '2026-11-21' }}
          longestDays={90}
          onChange={() => undefined}
        />
      ),
      insteadOf: 'A preset that the range’s own bound refuses.',
    },
  ],
  without: { ...IS_FIELD },
});
