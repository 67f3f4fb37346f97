import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { PasswordField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PasswordField },
  purposes: ['password', 'sign in', 'login', 'show password', 'secret'],
  use: ['An existing password, or a new one with its rules below.'],
  avoid: ['A PIN: use PinField.', 'A code that was sent: use VerificationCodeField.'],
  anatomy: [LABEL, ['Show', 'A button that says whether the password is visible.'], HELP, ERROR],
  keyboard: [
    ['Tab', 'Moves to the field, then to the show button.'],
    ['Space, Enter', 'On the button: shows or hides the password.'],
  ],
  pairs: [
    {
      good: <PasswordField label="New password" autoComplete="new-password" />,
      because: 'Password managers know which password it is.',
      bad: <PasswordField label="Repeat password" />,
      insteadOf: 'Typing twice what can be shown blocks password managers and wastes time.',
    },
  ],
  without: { ...IS_FIELD, 'read-only': 'A password is never shown to read.' },
});
