import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { PasswordField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PasswordField },
  purposes: ['password', 'sign in', 'login', 'show password', 'secret'],
  use: ['A password that exists, or a new one with its rules below.'],
  avoid: ['A PIN: PinField.', 'A code that was sent: VerificationCodeField.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Show', 'A button that says whether the password is shown.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Tab', 'To the field, then to the button that shows it.'],
    ['Space, Enter', 'On the button: shows or hides.'],
  ],
  pairs: [
    {
      good: <PasswordField label="New password" autoComplete="new-password" />,
      because: 'Password managers are told which one it is.',
      bad: <PasswordField label="Repeat the password" />,
      insteadOf: 'Typing twice what can be shown keeps managers out and people busy.',
    },
  ],
  without: { ...IS_FIELD, 'read-only': 'A password is never shown to be read.' },
});
