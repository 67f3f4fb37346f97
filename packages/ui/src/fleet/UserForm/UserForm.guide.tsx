import { guide as define } from '../../stories/guide.ts';
import { IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { UserForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { UserForm },
  purposes: ['user', 'invite', 'role', 'permissions', 'access', 'admin'],
  use: ['Inviting someone to an account, or changing what a user may do there.'],
  avoid: ['A driver or cardholder, who does not sign in: use DriverForm.'],
  anatomy: [
    ['Who it is', 'For invitations only: names, email address, and username.'],
    ['Role', 'Four cards, each with a line that explains the role.'],
    ['Fleets and permissions', 'What this person has on top of the role.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields in order.'],
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
    error: 'Sending an invitation shows the errors of its fields.',
    disabled: 'People who cannot change it read it, as ReadOnly shows.',
  },
});
