import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { TextField } from '../TextField/index.ts';
import { TimeWindowField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TimeWindowField },
  purposes: ['hours', 'time', 'time range', 'business hours', 'allowed hours'],
  use: ['The hours of the day in which a card works.'],
  avoid: ['Days: DaysOfWeekField.', 'A moment in time: the page says it with its zone.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Two times', 'From and to; earlier than “from” is the next day, and it says so.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Digits', 'Fill hours and minutes.'],
    ['Arrow up, down', 'Change a part.'],
  ],
  pairs: [
    {
      good: (
        <TimeWindowField
          label="Hours"
          value={{ start: '22:00', end: '06:00' }}
          onChange={() => undefined}
          help="By the station’s clock."
        />
      ),
      because: 'A window over midnight says that it ends on the next day.',
      bad: <TextField label="Hours" defaultValue="22-6" />,
      insteadOf: 'Text that every reader takes apart in another way.',
    },
  ],
  without: { ...IS_FIELD },
});
