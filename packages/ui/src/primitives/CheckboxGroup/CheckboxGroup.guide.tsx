import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { CheckboxGroup } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CheckboxGroup },
  purposes: ['checkboxes', 'multiple choice', 'select several', 'options'],
  use: ['Some of up to about ten values, all in sight.'],
  avoid: ['More: MultiSelect.', 'One: RadioCards or Select.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['All', 'A box above that ticks them all, half-ticked in between.'],
    ['Boxes', 'In one column, or side by side for short words.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Tab', 'From box to box.'],
    ['Space', 'Ticks or takes away.'],
  ],
  pairs: [
    {
      good: (
        <CheckboxGroup
          label="Products"
          options={[
            { value: 'diesel', label: 'Diesel' },
            { value: 'def', label: 'DEF', help: 'Can’t be told apart from diesel at mixed pumps' },
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
      insteadOf: 'Codes of the provider instead of words of the field.',
    },
  ],
  without: { ...IS_FIELD, empty: 'Nothing to choose from leaves the group out.' },
});
