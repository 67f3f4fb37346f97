import { guide as define } from '../../stories/guide.ts';
import { OWN_WORDS } from '../../stories/reasons.ts';
import {
  ImportFileStep,
  ColumnMapping,
  ImportCheck,
  ImportConfirm,
  ImportEnter,
  ImportProgress,
} from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: {
    ImportFileStep,
    ColumnMapping,
    ImportCheck,
    ImportConfirm,
    ImportEnter,
    ImportProgress,
  },
  purposes: ['import', 'upload', 'csv', 'excel', 'spreadsheet', 'map columns', 'bulk order'],
  use: [
    'From a file: ordering up to 10,000 cards, or adding drivers, vehicles, prompted IDs, or purchases made elsewhere.',
  ],
  avoid: ['A few cards: use CardOrderForm.'],
  anatomy: [
    ['File', 'Accepted types, size limits, and a template.'],
    ['Columns', 'Maps the file’s headings to ours, and remembers them for the next file.'],
    ['Check', 'Rows that need attention, fixed in place; rows that are ready wait.'],
    ['Confirm', 'How many cards, for which fleets, for how much, and what is left out.'],
    [
      'Enter',
      'Replaces Confirm when nothing is ordered: how many rows are new and how many are already on file, as far as that is known.',
    ],
  ],
  keyboard: [
    ['In the check: arrows', 'Move from cell to cell.'],
    ['Enter', 'Edits a cell, and saves it.'],
    ['Escape', 'Leaves it as it was.'],
  ],
  pairs: [
    {
      good: <p>12 of 408 rows need your attention. 396 are ready.</p>,
      because: 'Rows that are ready do not wait for the rest.',
      bad: <p>Import failed: invalid data in file</p>,
      insteadOf: '408 rows are lost for twelve cells.',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'A file with no rows is refused, as FileUnreadable shows.',
    'read-only': 'People read a placed order in OrderTracker.',
    disabled: 'People who cannot order do not see the import.',
  },
});
