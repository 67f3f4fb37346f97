import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { VerificationCodeField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { VerificationCodeField },
  purposes: ['one-time code', 'otp', 'mfa', '2fa', 'verify', 'sms code'],
  use: ['A one-time code that was sent by email or text message, or made by an app.'],
  avoid: ['A PIN that somebody knows: PinField.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    [
      'Boxes',
      'One for each digit, drawn; behind them one field that managers and the phone’s keyboard fill.',
    ],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Digits', 'Fill the boxes; the last one answers.'],
    ['Paste', 'With spaces or dashes, too.'],
    ['Backspace', 'Takes the last one away.'],
  ],
  pairs: [
    {
      good: (
        <VerificationCodeField
          label="Code"
          value="4821"
          onChange={() => undefined}
          help="Sent to d•••@acmefreight.example at 10:41 CT."
        />
      ),
      because: 'Say where it was sent and when.',
      bad: <VerificationCodeField label="Code" value="4821" onChange={() => undefined} />,
      insteadOf: 'The reader looks for a code without knowing where.',
    },
  ],
  without: { ...IS_FIELD, 'read-only': 'A code is used once and never shown again.' },
});
