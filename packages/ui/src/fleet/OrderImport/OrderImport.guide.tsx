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
    'Up to 10,000 cards are ordered, drivers, vehicles, prompted IDs or purchases made elsewhere entered, from a file.',
  ],
  avoid: ['A few cards: CardOrderForm.'],
  anatomy: [
    ['File', 'Kinds and bounds, a template.'],
    ['Columns', 'The file’s heads to ours; kept for the next file.'],
    ['Check', 'Rows that need somebody, mended in place; those that are ready wait.'],
    ['Confirm', 'How many cards, for which fleets, for how much, and what stays behind.'],
    [
      'Enter',
      'In its place where nothing is ordered: how many rows are new, how many are known, as far as that is known before.',
    ],
  ],
  keyboard: [
    ['In the check: arrows', 'From cell to cell.'],
    ['Enter', 'Edits a cell, and keeps it.'],
    ['Escape', 'Leaves it as it was.'],
  ],
  pairs: [
    {
      good: <p>12 of 408 rows need you. 396 are ready.</p>,
      because: 'What is ready does not wait for what is not.',
      bad: <p>Import failed: invalid data in file</p>,
      insteadOf: '408 rows lost for twelve cells.',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'A file without rows is refused, as FileUnreadable shows.',
    'read-only': 'An order that was placed is read in OrderTracker.',
    disabled: 'Who may not order has no import.',
  },
});
