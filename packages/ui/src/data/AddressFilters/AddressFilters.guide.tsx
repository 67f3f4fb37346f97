import { guide as define } from '../../stories/guide.ts';
import { AddressFilters } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { AddressFilters },
  purposes: ['filter', 'url', 'deep link', 'bookmark', 'share a list', 'query string'],
  use: [
    'A list that people filter, where the URL keeps the filters so that they can bookmark it, share it, and go back.',
  ],
  avoid: [
    'A list whose filters no one shares: use FilterBar.',
    'Cells to type in: a list is not a form.',
  ],
  anatomy: [
    ['Status', 'The one choice that divides the list.'],
    [
      'Search',
      'Results appear as you type; Back returns to before the search, not letter by letter.',
    ],
    ['Filter', 'One menu with every filter and its values; typing finds one.'],
    ['Chips', 'Applied filters; remove one or all of them.'],
    ['Actions', 'Views, columns, and export.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the status, search, chips, and actions.'],
    ['Enter', 'Opens “Filter”; on a chip, removes it.'],
  ],
  pairs: [
    {
      good: <p>/cards?status=active&amp;fleet=long-haul</p>,
      because: 'A colleague can read the words in the URL.',
      bad: <p>/cards?f=eyJzIjoxfQ</p>,
      insteadOf: 'Only the software can read it, and it breaks with the next version.',
    },
  ],
  without: {
    empty: 'With no filters applied, the bar has its status and search alone, as Default shows.',
    loading: 'The list below shows that it is loading; filters stay usable.',
    error: 'A value that is not valid is left out of the URL.',
    'read-only': 'Filters change what is shown, not the data.',
    disabled: 'Filters that people cannot use are left out.',
  },
});
