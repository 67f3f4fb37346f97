import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { FieldFrame } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FieldFrame },
  purposes: ['field', 'label', 'help text', 'error text', 'custom field'],
  use: ['A control of your own needs the label, help and error of all other fields.'],
  avoid: ['Any field of this package: it has its frame.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: 'It takes no keys; the control in it does.',
  pairs: [
    {
      good: (
        <FieldFrame label={<span>Fuel today</span>} help="As of 10:41 am CT">
          <span>71.3 of 100 gal</span>
        </FieldFrame>
      ),
      because: 'The same three places for every kind of control.',
      bad: <span>Fuel today: 71.3</span>,
      insteadOf: 'A label that stands elsewhere in every form.',
    },
  ],
  without: {
    ...IS_FIELD,
    'read-only': 'The control in it is edited or not.',
    disabled: 'The control in it is on or off.',
  },
});
