import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { TextField } from '../TextField/index.ts';
import { TimeField, TimeWindowField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TimeWindowField, TimeField },
  purposes: ['hours', 'time', 'time range', 'business hours', 'allowed hours'],
  use: ['The hours of the day during which a card works.'],
  avoid: ['Days: use DaysOfWeekField.', 'A point in time: the page shows it with its time zone.'],
  anatomy: [
    LABEL,
    ['Two times', 'From and to; if “to” is earlier, it means the next day, and the field says so.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Digits', 'Fill in hours and minutes; A and P choose the half of the day.'],
    ['Arrow up, down', 'Change one part.'],
  ],
  pairs: [
    {
      good: (
        <TimeWindowField
          label="Hours"
          value={{ start: '22:00', end: '06:00' }}
          onChange={() => undefined}
          help="In the site’s time zone."
        />
      ),
      because: 'A window across midnight says that it ends the next day.',
      bad: <TextField label="Hours" defaultValue="22-6" />,
      insteadOf: 'Text that every reader interprets differently.',
    },
  ],
  without: { ...IS_FIELD },
});
