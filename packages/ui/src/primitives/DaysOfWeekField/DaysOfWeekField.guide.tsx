import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { DaysOfWeekField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DaysOfWeekField },
  purposes: ['days', 'weekdays', 'weekend', 'schedule', 'allowed days'],
  use: ['The days on which a card works.'],
  avoid: ['Days of a month: NumberField or a list of dates.', 'Hours: TimeWindowField.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Days', 'Seven boxes, beginning where the reader’s week begins.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Tab', 'From day to day.'],
    ['Space', 'Presses or releases a day.'],
  ],
  pairs: [
    {
      good: (
        <DaysOfWeekField
          label="Days"
          value={['mon', 'tue', 'wed', 'thu', 'fri']}
          onChange={() => undefined}
          help="By the station’s clock."
        />
      ),
      because: 'Say whose clock counts.',
      bad: <DaysOfWeekField label="Days off" value={['sat', 'sun']} onChange={() => undefined} />,
      insteadOf: 'Asking for what is forbidden turns every box around.',
    },
  ],
  without: { ...IS_FIELD },
});
