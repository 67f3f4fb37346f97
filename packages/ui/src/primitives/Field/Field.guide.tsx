import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { FieldFrame } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FieldFrame },
  purposes: ['field', 'label', 'help text', 'error text', 'custom field'],
  use: ['A custom control needs the same label, help, and error as every other field.'],
  avoid: ['Any field of this package: it already has this frame.'],
  anatomy: [LABEL, HELP, ERROR],
  keyboard: 'It takes no keys; the control inside does.',
  pairs: [
    {
      good: (
        <FieldFrame label={<span>Fuel today</span>} help="As of 10:41 AM CT">
          <span>71.3 of 100 gal</span>
        </FieldFrame>
      ),
      because: 'The same three places for every kind of control.',
      bad: <span>Fuel today: 71.3</span>,
      insteadOf: 'A label that moves from form to form.',
    },
  ],
  without: {
    ...IS_FIELD,
    'read-only': 'The control inside decides what can be edited.',
    disabled: 'The control inside is enabled or disabled.',
  },
});
