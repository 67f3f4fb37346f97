import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { TextField } from '../TextField/index.ts';
import { DatePicker } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DatePicker },
  purposes: ['date', 'day', 'calendar', 'due date', 'start date', 'birthday'],
  use: ['A calendar day: of a payment, of a birth, from which a limit holds.'],
  avoid: [
    'From one day to another: DateRangePicker.',
    'A moment: the page says it in the account’s zone; nobody picks a minute.',
  ],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Day', 'Typed in the reader’s order of month, day and year.'],
    ['Calendar', 'Opens by the button; days that cannot be chosen are off.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Digits', 'Fill month, day, year one after the other.'],
    ['Arrow up, down', 'Change a part.'],
    ['In the calendar: arrows', 'A day or a week on.'],
    ['Page up, down', 'A month on.'],
    ['Enter', 'Chooses.'],
    ['Escape', 'Closes.'],
  ],
  pairs: [
    {
      good: (
        <DatePicker
          label="Day of the payment"
          value="2026-11-21"
          onChange={() => undefined}
          help="Paid by the end of this day, Central Time."
        />
      ),
      because: 'Say whose day it is.',
      bad: <TextField label="Date" placeholder="MM/DD/YYYY" />,
      insteadOf: 'A text field that corrects people afterwards.',
    },
  ],
  without: { ...IS_FIELD },
});
