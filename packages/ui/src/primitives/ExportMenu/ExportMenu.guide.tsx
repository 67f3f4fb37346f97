import { guide as define } from '../../stories/guide.ts';
import { ExportMenu } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ExportMenu },
  purposes: ['export', 'download', 'csv', 'excel', 'pdf', 'save as'],
  use: ['People take what a list shows elsewhere, filtered as it is.'],
  avoid: [
    'One document: use a Link that gives its type and size.',
    'A report that runs overnight: use the report form.',
  ],
  anatomy: [
    ['Button', '“Export”; says so while it creates the file.'],
    ['Header', 'How many rows the file will have.'],
    ['Formats', 'What each is good for, in a few words.'],
  ],
  keyboard: [
    ['Enter, Space, Arrow down', 'Opens the menu.'],
    ['Arrows', 'Move through the formats.'],
    ['Enter', 'Starts the export.'],
    ['Escape', 'Closes.'],
  ],
  pairs: [
    {
      good: <ExportMenu count={1204} onExport={() => undefined} />,
      because: 'People see the number of rows before the file is created.',
      bad: <ExportMenu onExport={() => undefined} />,
      insteadOf: 'A file of everything when people wanted one page, or the reverse.',
    },
  ],
  without: {
    error: 'A banner says which file was not created.',
    'read-only': 'An export changes nothing.',
    'long-text': 'It has its own short words, which are tested at twice the length.',
  },
});
