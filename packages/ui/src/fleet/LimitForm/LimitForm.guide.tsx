import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, FORM_PARTS, IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { LimitForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { LimitForm },
  purposes: ['limits', 'spending limit', 'gallons', 'restrict', 'cap', 'allowed hours', 'products'],
  use: [
    'Adding or changing a limit of a profile or card: dollars, gallons, purchases, products, days, hours, or states.',
  ],
  avoid: ['Letting one purchase through: use “Allow once” in PurchaseCheck.'],
  anatomy: [
    ['Groups', 'Amounts, products, days and hours, and states.'],
    ...FORM_PARTS,
    ['Time zones', 'Whose clock days and hours follow, and when counters reset.'],
  ],
  keyboard: FORM_KEYS,
  pairs: [
    {
      good: <Button variant="primary">Save limits for 61 cards</Button>,
      because: 'How many cards it changes.',
      bad: <Button variant="primary">Save</Button>,
      insteadOf: 'A word that sounds like one card changes 61.',
    },
  ],
  without: { ...IS_FORM },
});
