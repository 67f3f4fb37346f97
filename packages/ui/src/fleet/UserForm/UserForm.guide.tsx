import { guide as define } from '../../stories/guide.ts';
import { IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { UserForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { UserForm },
  purposes: ['user', 'invite', 'role', 'permissions', 'access', 'admin'],
  use: ['Somebody is invited to an account, or what a user may do there is changed.'],
  avoid: ['A driver or a cardholder, who do not sign in: DriverForm.'],
  anatomy: [
    ['Who it is', 'Only while inviting: names, email address, user name.'],
    ['Role', 'Four cards, each with a line of what it means.'],
    ['Fleets and permissions', 'What this one person has beside the role.'],
  ],
  keyboard: [
    ['Tab', 'Through the fields in their order.'],
    ['Arrow keys', 'Choose a role.'],
    ['Enter', 'In a field: saves.'],
  ],
  pairs: [
    {
      good: <Button variant="primary">Send invitation</Button>,
      because: 'What happens next.',
      bad: <Button variant="primary">Submit</Button>,
      insteadOf: 'Submit what?',
    },
  ],
  without: {
    ...IS_FORM,
    error: 'Inviting shows the errors of its fields when one saves.',
    disabled: 'Who may not change it reads it, as ReadOnly shows.',
  },
});
