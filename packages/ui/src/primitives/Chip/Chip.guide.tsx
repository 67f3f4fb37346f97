import { guide as define } from '../../stories/guide.ts';
import { Chip } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Chip },
  purposes: ['chip', 'filter', 'remove a filter', 'pill', 'token'],
  use: [
    'A filter that is on, named with its value: “Fleet: Long haul”.',
    'Beside other chips over the table that they narrow.',
  ],
  avoid: [
    'What was chosen in a field: TagGroup, one stop of the tab key for all of them.',
    'A state: Status.',
  ],
  anatomy: [
    ['Words', 'Name and value of the filter.'],
    ['Remove', 'A button of its own whose name repeats the words.'],
  ],
  keyboard: [
    ['Tab', 'Goes to the button that removes it.'],
    ['Enter, Space', 'Takes the filter away; the list is read again.'],
  ],
  pairs: [
    {
      good: <Chip onRemove={() => undefined}>Fleet: Long haul</Chip>,
      because: 'Name and value: one filter can be told from another.',
      bad: <Chip onRemove={() => undefined}>Long haul</Chip>,
      insteadOf: 'A value alone: is it a fleet, a department or a limit profile?',
    },
  ],
  without: {
    empty: 'A filter that is off has no chip.',
    loading: 'The list that it narrows loads, not the chip.',
    error: 'A value that the list refuses is taken out of the address.',
    'read-only': 'A filter that cannot be taken away is part of the page’s title.',
    disabled: 'It can always be taken away.',
  },
});
