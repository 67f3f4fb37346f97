import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, LABEL } from '../../stories/reasons.ts';
import { ComboBox, MultiComboBox } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ComboBox, MultiComboBox },
  purposes: ['autocomplete', 'typeahead', 'search and pick', 'driver picker', 'lookup', 'dropdown'],
  use: [
    'One of many values, found by typing: drivers, vehicles, departments.',
    'Several of them, one after another: MultiComboBox.',
  ],
  avoid: [
    'Up to about twenty: use Select.',
    'Several values from a list that is fully loaded: use MultiSelect.',
  ],
  anatomy: [
    LABEL,
    ['Field', 'Typing narrows the list; choosing fills the field.'],
    ['List', 'Searched by more than the name: ID, unit, fleet.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Letters', 'Narrow the list.'],
    ['Arrow down, up', 'Move through it.'],
    ['Enter', 'Chooses.'],
    ['Escape', 'Closes the list; pressed again, clears the field.'],
  ],
  pairs: [
    {
      good: (
        <ComboBox
          label="Driver"
          options={[{ value: 'D-118', label: 'R. Núñez', help: 'D-118, Long haul' }]}
          value="D-118"
          onChange={() => undefined}
          help="By name, driver ID, or unit"
        />
      ),
      because: 'Says what people can search by.',
      bad: (
        <ComboBox
          label="Driver"
          options={[{ value: 'D-118', label: 'D-118' }]}
          value="D-118"
          onChange={() => undefined}
        />
      ),
      insteadOf: 'An ID alone is no one’s name.',
    },
  ],
  without: { 'read-only': 'A value that cannot be changed is text: use KeyValueList.' },
});
