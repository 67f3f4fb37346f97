import { guide as define } from '../../stories/guide.ts';
import { SearchField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SearchField },
  purposes: ['search', 'find', 'lookup', 'query'],
  use: ['People search a list or the whole portal as they type.'],
  avoid: [
    'Choosing one value for a form: use ComboBox.',
    'Commands and pages: use CommandPalette.',
  ],
  anatomy: [
    ['Magnifier', 'Marks it as a search.'],
    ['Words', 'What it finds: “Card, driver, unit, VIN”.'],
    ['Clear', 'Appears once something is typed.'],
    ['Key', 'The shortcut to this field, as printed on the keyboard.'],
  ],
  keyboard: [
    ['Escape', 'Clears it.'],
    ['Enter', 'Opens the result, if the host supports it.'],
  ],
  pairs: [
    {
      good: (
        <SearchField aria-label="Card, driver, unit, VIN" placeholder="Card, driver, unit, VIN" />
      ),
      because: 'Says what it finds.',
      bad: <SearchField aria-label="Search" placeholder="Search…" />,
      insteadOf: 'Search where, and by what?',
    },
  ],
  without: {
    loading: 'The searched list shows that it is loading; the field stays usable.',
    error: 'The searched list says what went wrong.',
    'read-only': 'A search changes nothing.',
    disabled: 'A list that cannot be searched has no search field.',
  },
});
