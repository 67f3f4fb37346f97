import { guide as define } from '../../stories/guide.ts';
import { FileDrop } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FileDrop },
  purposes: ['upload', 'attach', 'import', 'csv', 'drag and drop', 'file', 'document'],
  use: ['One file is handed over: an order, a statement, a receipt.'],
  avoid: ['An example of the file: a Link beside it.'],
  anatomy: [
    ['Place', 'Takes the file by dropping and pasting, too.'],
    ['Button', 'Opens the device’s own chooser.'],
    ['Help', 'What may be in it and how large it may be.'],
    ['Error', 'What is wrong with the last file; announced.'],
  ],
  keyboard: [
    ['Enter, Space', 'On the button: the device’s chooser.'],
    ['Paste', 'A file from the clipboard.'],
  ],
  pairs: [
    {
      good: (
        <FileDrop
          label="Order file"
          help="CSV or XLSX, at most 10,000 rows."
          accept={['.csv', '.xlsx']}
          onFile={() => undefined}
        />
      ),
      because: 'Say the kinds and bounds before a file is chosen.',
      bad: <FileDrop label="Upload" accept={['.csv']} onFile={() => undefined} />,
      insteadOf: 'Bounds that one learns by being refused.',
    },
  ],
  without: {
    loading: 'What reads the file shows Progress in its place.',
    'read-only': 'Who may not hand over a file sees what was handed over, as a list.',
  },
});
