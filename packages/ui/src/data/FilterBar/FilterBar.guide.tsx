import { guide as define } from '../../stories/guide.ts';
import { FilterBar } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FilterBar },
  purposes: ['filter', 'search', 'narrow a list', 'toolbar', 'facets'],
  use: ['What narrows a list, above it in the same surface.'],
  avoid: ['Filters that shall be in the address: AddressFilters, which is built on it.'],
  anatomy: [
    ['Status', 'The one choice that divides the list.'],
    ['Search', 'What can be found is its name.'],
    ['Chips', 'Filters that are on.'],
    ['Actions', 'At the end: views, columns, export.'],
  ],
  keyboard: [['Tab', 'Through its parts in the order in which they stand.']],
  pairs: [
    {
      good: (
        <FilterBar
          search={{ label: 'Card, driver, unit, VIN', value: '', onChange: () => undefined }}
          filters={[{ id: 'f', label: 'Fleet: Long haul' }]}
          onRemove={() => undefined}
        />
      ),
      because: 'Filters that are on are in sight.',
      bad: <FilterBar search={{ label: 'Search', value: '', onChange: () => undefined }} />,
      insteadOf: 'A filter that is on, and hidden behind a button.',
    },
  ],
  without: {
    empty: 'Without filters it has its search alone.',
    loading: 'The list below shows that it loads.',
    error: 'The list below says what is wrong.',
    'read-only': 'Filters change what is shown, not what is.',
    disabled: 'A filter that nobody may use is left out.',
  },
});
