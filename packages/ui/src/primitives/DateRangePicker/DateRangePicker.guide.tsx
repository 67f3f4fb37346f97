import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { DateRangePicker } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DateRangePicker },
  purposes: ['date range', 'period', 'from and to', 'calendar', 'last 30 days'],
  use: ['A range of dates that narrows down a list, a report, or a chart.'],
  avoid: ['One date: use DatePicker.', 'Always the same few ranges: use SegmentedControl.'],
  anatomy: [
    LABEL,
    ['Two dates', 'From and to, both included.'],
    ['Presets', 'Common ranges, next to the calendar.'],
    ['Longest range', 'Shown before anyone exceeds it.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Digits', 'Fill in the parts.'],
    ['In the calendar: arrows', 'Move by a day or a week.'],
    ['Enter', 'Starts the range, then ends it.'],
    ['Escape', 'Closes; the earlier choice stays.'],
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
      because: 'The calendar says how long the range may be.',
      bad: (
        <DateRangePicker
          label="Purchases"
          value={{ from: '2026-08-01', to: '2026-11-21' }}
          longestDays={90}
          onChange={() => undefined}
        />
      ),
      insteadOf: 'A preset that is longer than the longest range.',
    },
  ],
  without: { ...IS_FIELD },
});
