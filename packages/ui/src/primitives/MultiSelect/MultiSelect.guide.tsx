import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { MultiSelect } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { MultiSelect },
  purposes: ['select several', 'multiple', 'dropdown', 'states', 'tags', 'options'],
  use: ['Some of many values: states, fleets, products.'],
  avoid: ['Some of up to ten: CheckboxGroup, which shows all at once.', 'One: ComboBox or Select.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Field', 'How many are chosen, or their names while there is room.'],
    ['List', 'In groups; what is chosen has a tick.'],
    ['Tags', 'What is chosen, each can be taken away.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Arrow down', 'Opens the list and goes through it.'],
    ['Enter', 'Chooses or takes away; the list stays open.'],
    ['Escape', 'Closes.'],
    ['Delete, on a tag', 'Takes it away.'],
  ],
  pairs: [
    {
      good: (
        <MultiSelect
          label="States in which the card works"
          options={[
            { value: 'TX', label: 'Texas' },
            { value: 'OK', label: 'Oklahoma' },
          ]}
          value={['TX', 'OK']}
          hasTags
          onChange={() => undefined}
        />
      ),
      because: 'Tags where each value counts.',
      bad: (
        <MultiSelect
          label="State"
          options={[{ value: 'TX', label: 'Texas' }]}
          value={['TX']}
          onChange={() => undefined}
        />
      ),
      insteadOf: 'A label in the singular hides that several can be chosen.',
    },
  ],
  without: {
    ...IS_FIELD,
    'read-only': 'What is chosen and cannot be changed is a TagGroup without remove.',
  },
});
