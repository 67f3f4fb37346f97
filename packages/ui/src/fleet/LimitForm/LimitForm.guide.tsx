import { guide as define } from '../../stories/guide.ts';
import { IS_FORM } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { LimitForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { LimitForm },
  use: [
    'A limit of a profile or card is added or changed: dollars, gallons, count, products, days, hours, states.',
  ],
  avoid: ['A purchase that shall pass once: “Allow once” of PurchaseCheck.'],
  anatomy: [
    ['Groups', 'Amounts, products, days and hours, states.'],
    ['Errors', 'At their fields; the first takes the focus, a banner says how many.'],
    ['Foot', 'Cancel, and the button that says what it saves.'],
    ['Zones', 'By whose clock days and hours run, and when counters reset.'],
  ],
  keyboard: [
    ['Tab', 'Through the fields in their order.'],
    ['Enter', 'In a field: saves.'],
    ['Escape', 'In a panel: closes, and asks first when something was changed.'],
  ],
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
