import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { DaysOfWeekField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DaysOfWeekField },
  purposes: ['days', 'weekdays', 'weekend', 'schedule', 'allowed days'],
  use: ['The days on which a card works.'],
  avoid: ['Days of a month: use NumberField or a list of dates.', 'Hours: use TimeWindowField.'],
  anatomy: [
    LABEL,
    ['Days', 'Seven boxes, starting with the first day of the reader’s week.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Tab', 'Moves from day to day.'],
    ['Space', 'Selects or clears a day.'],
  ],
  pairs: [
    {
      good: (
        <DaysOfWeekField
          label="Days"
          value={['mon', 'tue', 'wed', 'thu', 'fri']}
          onChange={() => undefined}
          help="In the site’s time zone."
        />
      ),
      because: 'Says whose clock counts.',
      bad: <DaysOfWeekField label="Days off" value={['sat', 'sun']} onChange={() => undefined} />,
      insteadOf: 'Asking for the forbidden days reverses the meaning of every box.',
    },
  ],
  without: { ...IS_FIELD },
});
