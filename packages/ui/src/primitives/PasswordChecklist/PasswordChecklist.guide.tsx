import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { PasswordChecklist } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PasswordChecklist },
  purposes: ['password rules', 'password strength', 'requirements', 'new password'],
  use: ['Below the field for a new password: the rules, checked off as people type.'],
  avoid: ['The password for signing in: there, a rule is a hint to strangers.'],
  anatomy: [
    ['Rule', 'In words, with what is needed.'],
    ['Check mark', 'Next to the rule; “met” is read aloud.'],
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
      because: 'All rules from the start, each with its result.',
      bad: (
        <PasswordChecklist
          aria-label="Rules"
          rules={[{ text: 'The password is too weak', isMet: false }]}
        />
      ),
      insteadOf: 'One rule after another, each after a failed attempt.',
    },
  ],
  without: {
    ...IS_READ,
    error:
      'A rule that is not met is no error while people type; the field reports it when they leave.',
  },
});
