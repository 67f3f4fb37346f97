import { guide as define } from '../../stories/guide.ts';
import { FilterBar } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FilterBar },
  purposes: ['filter', 'search', 'narrow a list', 'toolbar', 'facets'],
  use: ['Controls above a list that narrow it down, in the same surface.'],
  avoid: ['Filters that belong in the URL: use AddressFilters, which builds on it.'],
  anatomy: [
    ['Status', 'The one choice that divides the list.'],
    ['Search', 'Named after what it finds.'],
    ['Filter', 'The one menu that narrows the list; typing finds a value.'],
    ['Chips', 'Applied filters.'],
    ['Actions', 'At the end: views, columns, and export.'],
  ],
  keyboard: [['Tab', 'Moves through its parts in visual order.']],
  pairs: [
    {
      good: (
        <FilterBar
          search={{ label: 'Card, driver, unit, VIN', value: '', onChange: () => undefined }}
          filters={[{ id: 'f', label: 'Fleet: Long haul' }]}
          onRemove={() => undefined}
        />
      ),
      because: 'People can see which filters are applied.',
      bad: <FilterBar search={{ label: 'Search', value: '', onChange: () => undefined }} />,
      insteadOf: 'An applied filter hides behind a button.',
    },
  ],
  without: {
    empty: 'With no filters applied, it has its search alone.',
    loading: 'The list below shows that it is loading.',
    error: 'The list below says what went wrong.',
    'read-only': 'Filters change what is shown, not the data.',
    disabled: 'Filters that people cannot use are left out.',
  },
});
