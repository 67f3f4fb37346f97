import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, FORM_PARTS, IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { LimitForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { LimitForm },
  purposes: ['limits', 'spending limit', 'gallons', 'restrict', 'cap', 'allowed hours', 'products'],
  use: [
    'A limit of a profile or card is added or changed: dollars, gallons, count, products, days, hours, states.',
  ],
  avoid: ['A purchase that shall pass once: “Allow once” of PurchaseCheck.'],
  anatomy: [
    ['Groups', 'Amounts, products, days and hours, states.'],
    ...FORM_PARTS,
    ['Zones', 'By whose clock days and hours run, and when counters reset.'],
  ],
  keyboard: FORM_KEYS,
  pairs: [
    {
      good: <Button variant="primary">Save limits of 61 cards</Button>,
      because: 'How far it reaches.',
      bad: <Button variant="primary">Save</Button>,
      insteadOf: '61 cards change with a word that says one.',
    },
  ],
  without: { ...IS_FORM },
});
