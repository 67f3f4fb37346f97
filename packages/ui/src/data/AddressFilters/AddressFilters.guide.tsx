import { guide as define } from '../../stories/guide.ts';
import { AddressFilters } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { AddressFilters },
  purposes: ['filter', 'url', 'deep link', 'bookmark', 'share a list', 'query string'],
  use: [
    'A list is narrowed and its address shall say how: it can be bookmarked, sent, and gone back from.',
  ],
  avoid: [
    'A list whose filters nobody sends on: FilterBar.',
    'Cells to type in: none; a list is not a form.',
  ],
  anatomy: [
    ['Status', 'The one choice that divides the list.'],
    ['Search', 'Found while one types; Back leads before the search, not through its letters.'],
    ['Add filter', 'Filters that are not on yet.'],
    ['Chips', 'Filters that are on, each can be taken away; all at once, too.'],
    ['Actions', 'Views, columns, export.'],
  ],
  keyboard: [
    ['Tab', 'Through status, search, chips and actions.'],
    ['Enter', 'Opens “Add filter”; on a chip takes it away.'],
  ],
  pairs: [
    {
      good: <p>/cards?status=active&amp;fleet=long-haul</p>,
      because: 'Words in the address that a colleague can read.',
      bad: <p>/cards?f=eyJzIjoxfQ</p>,
      insteadOf: 'A state that only the program can read, and that breaks with the next version.',
    },
  ],
  without: {
    empty: 'Without filters the bar has its search and status alone, as Default shows it.',
    loading: 'The list below shows that it loads; filters stay ready.',
    error: 'A value that does not fit is left out of the address.',
    'read-only': 'Filters change what is shown, not what is.',
    disabled: 'A filter that nobody may use is left out.',
  },
});
