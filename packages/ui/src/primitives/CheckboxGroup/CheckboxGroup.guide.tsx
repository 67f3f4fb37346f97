import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { CheckboxGroup } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CheckboxGroup },
  purposes: ['checkboxes', 'multiple choice', 'select several', 'options'],
  use: ['Some of up to about ten values, all visible.'],
  avoid: ['More values: use MultiSelect.', 'One value: use RadioCards or Select.'],
  anatomy: [
    LABEL,
    ['All', 'A checkbox at the top that checks them all; half checked in between.'],
    ['Checkboxes', 'In one column, or side by side if the words are short.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Tab', 'Moves from checkbox to checkbox.'],
    ['Space', 'Checks or clears it.'],
  ],
  pairs: [
    {
      good: (
        <CheckboxGroup
          label="Products"
          options={[
            { value: 'diesel', label: 'Diesel' },
            { value: 'def', label: 'DEF', help: 'Cannot be told apart from diesel at mixed pumps' },
          ]}
          value={['diesel']}
          onChange={() => undefined}
        />
      ),
      because: 'A second line where a choice has a consequence.',
      bad: (
        <CheckboxGroup
          label="Products"
          options={[{ value: 'p', label: 'P01' }]}
          value={['p']}
          onChange={() => undefined}
        />
      ),
      insteadOf: 'Provider codes in place of words that people use.',
    },
  ],
  without: { ...IS_FIELD, empty: 'A group with no options is left out.' },
});
