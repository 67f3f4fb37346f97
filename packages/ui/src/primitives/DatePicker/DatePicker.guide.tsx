import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { TextField } from '../TextField/index.ts';
import { DatePicker } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DatePicker },
  purposes: ['date', 'day', 'calendar', 'due date', 'start date', 'birthday'],
  use: ['A calendar date, such as a payment date, a date of birth, or the first day of a limit.'],
  avoid: [
    'From one date to another: use DateRangePicker.',
    'A point in time: the page shows it in the account’s time zone; no one picks a minute.',
  ],
  anatomy: [
    LABEL,
    ['Date', 'Typed as month, day, and year in the reader’s own order.'],
    ['Calendar', 'Opens from the button; days that cannot be chosen are disabled.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Digits', 'Fill in month, day, and year in turn.'],
    ['Arrow up, down', 'Change one part.'],
    ['In the calendar: arrows', 'Move by a day or a week.'],
    ['Page up, down', 'Move by a month.'],
    ['Enter', 'Chooses.'],
    ['Escape', 'Closes.'],
  ],
  pairs: [
    {
      good: (
        <DatePicker
          label="Payment date"
          value="2026-11-21"
          onChange={() => undefined}
          help="Paid by the end of this day, CT."
        />
      ),
      because: 'Says whose day it is.',
      bad: <TextField label="Date" placeholder="MM/DD/YYYY" />,
      insteadOf: 'A text field that corrects people afterward.',
    },
  ],
  without: { ...IS_FIELD },
});
