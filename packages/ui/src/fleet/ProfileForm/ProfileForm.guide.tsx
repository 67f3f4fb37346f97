import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, FORM_PARTS, IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ProfileForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ProfileForm },
  purposes: ['card profile', 'limit profile', 'template', 'policy', 'limits for many cards'],
  use: ['Adding or changing a card profile, for every card that uses it.'],
  avoid: ['One card alone: use CardForm.'],
  anatomy: [['Groups', 'Name and prompt, limits, and time zones.'], ...FORM_PARTS],
  keyboard: FORM_KEYS,
  pairs: [
    {
      good: <Button variant="primary">Save for 61 cards</Button>,
      because: 'How many cards it changes.',
      bad: <Button variant="primary">Save</Button>,
      insteadOf: 'One word changes 61 cards.',
    },
  ],
  without: {
    ...IS_FORM,
    loading: 'It saves like LimitForm and CardForm, whose button says that it is saving.',
    error: 'It has the fields of LimitForm, which shows errors at them.',
    disabled: 'LimitForm shows the same fields disabled.',
  },
});
