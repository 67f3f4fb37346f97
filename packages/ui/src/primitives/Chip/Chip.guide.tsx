import { guide as define } from '../../stories/guide.ts';
import { Chip } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Chip },
  purposes: ['chip', 'filter', 'remove a filter', 'pill', 'token'],
  use: [
    'An applied filter, named with its value: “Fleet: Long haul”.',
    'With other chips above the table that they filter.',
  ],
  avoid: [
    'Values chosen in a field: use TagGroup, which is one stop for the Tab key.',
    'A state: use Status.',
  ],
  anatomy: [
    ['Words', 'The filter’s name and value.'],
    ['Remove', 'A button of its own whose name repeats the words.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the button that removes it.'],
    ['Enter, Space', 'Removes the filter; the list reloads.'],
  ],
  pairs: [
    {
      good: <Chip onRemove={() => undefined}>Fleet: Long haul</Chip>,
      because: 'With name and value, people can tell filters apart.',
      bad: <Chip onRemove={() => undefined}>Long haul</Chip>,
      insteadOf: 'A value alone: is it a fleet, a department, or a card profile?',
    },
  ],
  without: {
    empty: 'A filter that is not applied has no chip.',
    loading: 'The list that it filters loads, not the chip.',
    error: 'A value that the list refuses is removed from the URL.',
    'read-only': 'A filter that cannot be removed is part of the page’s title.',
    disabled: 'It can always be removed.',
  },
});
