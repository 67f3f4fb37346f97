import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { PasswordChecklist } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PasswordChecklist },
  purposes: ['password rules', 'password strength', 'requirements', 'new password'],
  use: ['Below the field of a new password: the rules, ticked off while it is typed.'],
  avoid: ['The password that signs one in: there a rule is a hint for strangers.'],
  anatomy: [
    ['Rule', 'In words, with what is needed.'],
    ['Tick', 'Beside it; “met” is read aloud.'],
  ],
  keyboard: 'It is text; changes are announced politely.',
  pairs: [
    {
      good: (
        <PasswordChecklist
          aria-label="Rules"
          rules={[
            { text: 'At least 8 characters', isMet: true },
            { text: 'A number', isMet: false },
          ]}
        />
      ),
      because: 'All rules from the start, each with its answer.',
      bad: (
        <PasswordChecklist
          aria-label="Rules"
          rules={[{ text: 'The password is too weak', isMet: false }]}
        />
      ),
      insteadOf: 'One rule after the other, each after a try.',
    },
  ],
  without: {
    ...IS_READ,
    error:
      'A rule that is not met is no failure while one types; the field says it when one leaves.',
  },
});
