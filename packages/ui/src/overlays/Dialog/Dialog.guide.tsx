import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL } from '../../stories/reasons.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog, ConfirmDialog, UnsavedChangesDialog } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Dialog, ConfirmDialog, UnsavedChangesDialog },
  purposes: ['dialog', 'modal', 'popup', 'confirm', 'are you sure', 'unsaved changes'],
  use: [
    'A question that has to be answered before anything else.',
    'Before something that cannot be undone.',
  ],
  avoid: [
    'Details of a row: SidePanel.',
    'A small form beside a button: Popover.',
    'Deleting for ever where the word is asked for: ConfirmDelete.',
  ],
  anatomy: [
    ['Title', 'The question, with what it is about.'],
    ['Text', 'What ends, on how many.'],
    ['What cannot be undone', 'One sentence, in red.'],
    ['Alternative', 'The gentler way: “Hold instead”.'],
    ['Actions', 'Safe ones first, what does it last, named by what it does.'],
  ],
  keyboard: [
    ['Tab', 'Stays inside.'],
    ['Escape', 'Cancels; the focus goes back to what opened it.'],
    ['Enter', 'Presses what has the focus: Cancel at first.'],
  ],
  pairs: [
    {
      good: (
        <Cluster justify="end">
          <Button>Cancel</Button>
          <Button variant="dangerPrimary">Block card</Button>
        </Cluster>
      ),
      because: 'Buttons that read as answers without the question.',
      bad: (
        <Cluster justify="end">
          <Button>No</Button>
          <Button variant="dangerPrimary">Yes</Button>
        </Cluster>
      ),
      insteadOf: '“Yes” to what? The question has to be read twice.',
    },
  ],
  without: {
    ...OPENS_FULL,
    error: 'A failure is said by a banner once the dialog is closed, or beside the field in it.',
  },
  frame: 520,
});
