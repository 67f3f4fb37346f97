import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { FormLayout, FormGroup } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FormLayout, FormGroup },
  purposes: ['form', 'fields', 'form summary', 'save', 'submit', 'edit'],
  use: [
    'Every form: fields in one column, with a summary next to them if money or limits are at stake.',
  ],
  avoid: ['One field next to a list: use FilterBar.', 'A question: use ConfirmDialog.'],
  anatomy: [
    ['Groups', 'A title, a hint, and fields in rows of one to three.'],
    ['Summary', 'What the form adds up to; above the buttons on a phone.'],
    ['Foot', 'What the action does, and the buttons; stays in sight while the fields scroll.'],
  ],
  keyboard: [
    ['Enter', 'In a field: submits the form.'],
    ['Tab', 'Moves through the fields in order.'],
  ],
  pairs: [
    {
      good: (
        <FormLayout actions={<Button variant="primary">Order 3 cards</Button>}>
          <p>Fields</p>
        </FormLayout>
      ),
      because: 'The button says what it does.',
      bad: (
        <FormLayout actions={<Button variant="primary">OK</Button>}>
          <p>Fields</p>
        </FormLayout>
      ),
      insteadOf: '“OK” orders three cards.',
    },
  ],
  without: { ...ARRANGES },
});
