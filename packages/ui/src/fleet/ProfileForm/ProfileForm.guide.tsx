import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, FORM_PARTS, IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ProfileForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ProfileForm },
  purposes: ['card profile', 'limit profile', 'template', 'policy', 'limits for many cards'],
  use: ['A limit profile is added or changed, for all cards that use it.'],
  avoid: ['One card alone: CardForm.'],
  anatomy: [['Groups', 'Name and prompt, limits, zones.'], ...FORM_PARTS],
  keyboard: FORM_KEYS,
  pairs: [
    {
      good: <Button variant="primary">Save for 61 cards</Button>,
      because: 'How far it reaches.',
      bad: <Button variant="primary">Save</Button>,
      insteadOf: 'One word for 61 cards.',
    },
  ],
  without: {
    ...IS_FORM,
    loading: 'Its saving is that of LimitForm and CardForm, whose button says so.',
    error: 'Its fields are those of LimitForm, which shows errors at them.',
    disabled: 'The same fields off stand in LimitForm.',
  },
});
