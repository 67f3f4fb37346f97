import { guide as define } from '../../stories/guide.ts';
import { ComboBox, MultiComboBox } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ComboBox, MultiComboBox },
  purposes: ['autocomplete', 'typeahead', 'search and pick', 'driver picker', 'lookup', 'dropdown'],
  use: [
    'One of many values, found by typing: drivers, vehicles, departments.',
    'Several of them, one after the other: MultiComboBox.',
  ],
  avoid: [
    'Up to about twenty: Select.',
    'Several of a list that is there as a whole: MultiSelect.',
  ],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Field', 'What is typed narrows the list; what is chosen fills it.'],
    ['List', 'Found by more than the name: ID, unit, fleet.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Letters', 'Narrow the list.'],
    ['Arrow down, up', 'Go through it.'],
    ['Enter', 'Chooses.'],
    ['Escape', 'Closes; once more: empties.'],
  ],
  pairs: [
    {
      good: (
        <ComboBox
          label="Driver"
          options={[{ value: 'D-118', label: 'R. Núñez', help: 'D-118, Long haul' }]}
          value="D-118"
          onChange={() => undefined}
          help="By name, driver ID or unit"
        />
      ),
      because: 'Say by what can be found.',
      bad: (
        <ComboBox
          label="Driver"
          options={[{ value: 'D-118', label: 'D-118' }]}
          value="D-118"
          onChange={() => undefined}
        />
      ),
      insteadOf: 'An ID alone is nobody’s name.',
    },
  ],
  without: { 'read-only': 'What is chosen and cannot be changed is text: KeyValueList.' },
});
