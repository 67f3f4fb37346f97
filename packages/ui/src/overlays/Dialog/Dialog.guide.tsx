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
    'A question that must be answered before anything else.',
    'A step before something that cannot be undone.',
  ],
  avoid: [
    'Details of a row: use SidePanel.',
    'A small form next to a button: use Popover.',
    'Deleting for good with a typed word: use ConfirmDelete.',
  ],
  anatomy: [
    ['Title', 'The question, with its subject.'],
    ['Text', 'What ends, and for how many.'],
    ['What cannot be undone', 'One sentence, in red.'],
    ['Alternative', 'The milder way: “Hold instead”.'],
    ['Actions', 'Safe choices first, the action itself last; each says what it does.'],
  ],
  keyboard: [
    ['Tab', 'Stays inside.'],
    ['Escape', 'Cancels; focus returns to where it was.'],
    ['Enter', 'Presses the focused button: Cancel at first.'],
  ],
  pairs: [
    {
      good: (
        <Cluster justify="end">
          <Button>Cancel</Button>
          <Button variant="dangerPrimary">Block card</Button>
        </Cluster>
      ),
      because: 'The buttons make sense without the question.',
      bad: (
        <Cluster justify="end">
          <Button>No</Button>
          <Button variant="dangerPrimary">Yes</Button>
        </Cluster>
      ),
      insteadOf: '“Yes” to what? People have to read the question again.',
    },
  ],
  without: {
    ...OPENS_FULL,
    error: 'A banner says what failed after the dialog closes, or the field inside says it.',
  },
  frame: 520,
});
