import { guide as define } from '../../stories/guide.ts';
import { ExportMenu } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ExportMenu },
  purposes: ['export', 'download', 'csv', 'excel', 'pdf', 'save as'],
  use: ['What a list shows is taken elsewhere, as its filters are.'],
  avoid: [
    'One document: a Link that says its kind and size.',
    'A report that runs at night: the reports’ own form.',
  ],
  anatomy: [
    ['Button', '“Export”; it says while the file is made.'],
    ['Head', 'How many rows the file will hold.'],
    ['Formats', 'What each is good for, in a word.'],
  ],
  keyboard: [
    ['Enter, Space, Arrow down', 'Opens the menu.'],
    ['Arrows', 'Go through the formats.'],
    ['Enter', 'Begins.'],
    ['Escape', 'Closes.'],
  ],
  pairs: [
    {
      good: <ExportMenu count={1204} onExport={() => undefined} />,
      because: 'The number of rows before the file is made.',
      bad: <ExportMenu onExport={() => undefined} />,
      insteadOf: 'A file of everything when a page was meant, or the reverse.',
    },
  ],
  without: {
    error: 'A file that could not be made is said by a banner.',
    'read-only': 'An export changes nothing.',
    'long-text': 'Its words are its own and short; they are doubled in the test of long texts.',
  },
});
