import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { MultiSelect } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { MultiSelect },
  purposes: ['select several', 'multiple', 'dropdown', 'states', 'tags', 'options'],
  use: ['Some of many values: states, fleets, or products.'],
  avoid: [
    'Some of up to ten: use CheckboxGroup, which shows them all.',
    'One value: use ComboBox or Select.',
  ],
  anatomy: [
    LABEL,
    ['Field', 'How many are selected, or their names if they fit.'],
    ['List', 'In groups; selected values have a check mark.'],
    ['Tags', 'The selected values; people can remove each one.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Arrow down', 'Opens the list and moves through it.'],
    ['Enter', 'Selects or clears a value; the list stays open.'],
    ['Escape', 'Closes.'],
    ['Delete, on a tag', 'Removes it.'],
  ],
  pairs: [
    {
      good: (
        <MultiSelect
          label="States where the card works"
          options={[
            { value: 'TX', label: 'Texas' },
            { value: 'OK', label: 'Oklahoma' },
          ]}
          value={['TX', 'OK']}
          hasTags
          onChange={() => undefined}
        />
      ),
      because: 'Tags if every value matters.',
      bad: (
        <MultiSelect
          label="State"
          options={[{ value: 'TX', label: 'Texas' }]}
          value={['TX']}
          onChange={() => undefined}
        />
      ),
      insteadOf: 'A singular label hides that people can choose several.',
    },
  ],
  without: {
    ...IS_FIELD,
    'read-only': 'Values that cannot be changed are a TagGroup without remove buttons.',
  },
});
