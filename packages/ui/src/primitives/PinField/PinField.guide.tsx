import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { PinField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PinField },
  purposes: ['pin', 'set pin', 'four digits', 'card pin'],
  use: ['Someone types the four digits of a card’s PIN.'],
  avoid: ['A code that was sent: use VerificationCodeField.', 'A password: use PasswordField.'],
  anatomy: [
    LABEL,
    ['Boxes', 'Four drawn boxes with one real field behind them.'],
    ['Show', 'Digits are dots until someone asks to see them.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Digits', 'Fill the boxes; pasting works.'],
    ['Backspace', 'Removes the last digit.'],
  ],
  pairs: [
    {
      good: (
        <PinField
          label="New PIN"
          value=""
          onChange={() => undefined}
          help="Not 1234 or four of the same digit."
        />
      ),
      because: 'Gives the rules before the first attempt.',
      bad: <PinField label="PIN" value="" onChange={() => undefined} />,
      insteadOf: 'Which PIN: the old one or the new one?',
    },
  ],
  without: { ...IS_FIELD, 'read-only': 'PinDisplay shows a PIN for a limited time.' },
});
