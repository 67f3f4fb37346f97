import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { PinField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PinField },
  purposes: ['pin', 'set pin', 'four digits', 'card pin'],
  use: ['The four digits of a card’s PIN are typed.'],
  avoid: ['A code that was sent: VerificationCodeField.', 'A password: PasswordField.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Boxes', 'Four, drawn; behind them one field.'],
    ['Show', 'Digits are dots until asked for.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Digits', 'Fill the boxes; pasting works.'],
    ['Backspace', 'Takes the last one away.'],
  ],
  pairs: [
    {
      good: (
        <PinField
          label="New PIN"
          value=""
          onChange={() => undefined}
          help="Not 1234, not four of a kind."
        />
      ),
      because: 'Say the rules before the first try.',
      bad: <PinField label="PIN" value="" onChange={() => undefined} />,
      insteadOf: 'Which PIN: the old one or the new one?',
    },
  ],
  without: { ...IS_FIELD, 'read-only': 'A PIN is shown by PinDisplay, for a time.' },
});
