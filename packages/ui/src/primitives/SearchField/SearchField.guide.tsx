import { guide as define } from '../../stories/guide.ts';
import { SearchField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SearchField },
  purposes: ['search', 'find', 'lookup', 'query'],
  use: ['A list or the whole portal is searched while one types.'],
  avoid: ['One value is chosen for a form: ComboBox.', 'Commands and places: CommandPalette.'],
  anatomy: [
    ['Lens', 'Says what the field is.'],
    ['Words', 'What can be found: “Card, driver, unit, VIN”.'],
    ['Clear', 'Appears once something is typed.'],
    ['Key', 'The key that leads here, as written on the keyboard.'],
  ],
  keyboard: [
    ['Escape', 'Empties it.'],
    ['Enter', 'Goes to what was found, where the host says so.'],
  ],
  pairs: [
    {
      good: (
        <SearchField aria-label="Card, driver, unit, VIN" placeholder="Card, driver, unit, VIN" />
      ),
      because: 'Say what can be found.',
      bad: <SearchField aria-label="Search" placeholder="Search…" />,
      insteadOf: 'Search where, by what?',
    },
  ],
  without: {
    loading: 'What it searches shows that it loads; the field stays ready for typing.',
    error: 'What it searches says what is wrong.',
    'read-only': 'A search changes nothing.',
    disabled: 'A list that cannot be searched has no search field.',
  },
});
