import { guide as define } from '../../stories/guide.ts';
import { FileDrop } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FileDrop },
  purposes: ['upload', 'attach', 'import', 'csv', 'drag and drop', 'file', 'document'],
  use: ['Someone uploads one file: an order, a statement, or a receipt.'],
  avoid: ['An example of the file: use a Link next to it.'],
  anatomy: [
    ['Drop area', 'Also accepts a dropped or pasted file.'],
    ['Button', 'Opens the device’s file picker.'],
    ['Help', 'What the file may contain and how large it may be.'],
    ['Error', 'What is wrong with the last file, or that several were dropped; announced.'],
  ],
  keyboard: [
    ['Enter, Space', 'On the button: opens the file picker.'],
    ['Paste', 'Adds a file from the clipboard.'],
  ],
  pairs: [
    {
      good: (
        <FileDrop
          label="Order file"
          help="CSV or XLSX, up to 10,000 rows."
          accept={['.csv', '.xlsx']}
          onFile={() => undefined}
        />
      ),
      because: 'Gives the types and limits before anyone chooses a file.',
      bad: <FileDrop label="Upload" accept={['.csv']} onFile={() => undefined} />,
      insteadOf: 'People learn the limits only when a file is refused.',
    },
  ],
  without: {
    loading: 'Progress takes its place while the file is read.',
    'read-only': 'People who cannot upload see a list of the uploaded files.',
  },
});
