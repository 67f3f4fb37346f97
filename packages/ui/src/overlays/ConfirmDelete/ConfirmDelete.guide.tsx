import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL } from '../../stories/reasons.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ConfirmDelete } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ConfirmDelete },
  purposes: ['delete', 'remove', 'confirm', 'type to confirm', 'destructive'],
  use: ['Something is deleted for good, and the specification asks for the word DELETE.'],
  avoid: ['Anything that can be undone or reordered: use ConfirmDialog.'],
  anatomy: [
    ['Title', 'What is deleted, with the number.'],
    ['Text', 'Who and what is lost with it.'],
    ['Word', 'DELETE, typed; the button says what is still missing.'],
  ],
  keyboard: [
    ['Typing DELETE', 'Enables the button.'],
    ['Escape', 'Cancels.'],
  ],
  pairs: [
    {
      good: (
        <Cluster justify="end">
          <Button>Keep them</Button>
          <Button variant="dangerPrimary">Delete 3 drivers</Button>
        </Cluster>
      ),
      because: 'The button repeats the number.',
      bad: (
        <Cluster justify="end">
          <Button>Cancel</Button>
          <Button variant="dangerPrimary">OK</Button>
        </Cluster>
      ),
      insteadOf: '“OK” deletes three drivers.',
    },
  ],
  without: { ...OPENS_FULL, error: 'A banner says what failed after the dialog closes.' },
  frame: 520,
});
