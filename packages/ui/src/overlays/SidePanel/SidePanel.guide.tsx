import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL } from '../../stories/reasons.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { SidePanel } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SidePanel },
  purposes: ['panel', 'drawer', 'details', 'sheet', 'flyout'],
  use: ['Details of a row, next to the list, which stays where it was.'],
  avoid: ['A question: use Dialog.', 'Something with its own URL and no list behind it: use Page.'],
  anatomy: [
    ['Header', 'Title, status, and links to the previous and next rows.'],
    ['Content', 'Often Tabs.'],
    ['Actions', 'Safe ones at the start; at the end, in red, the one that ends something.'],
  ],
  keyboard: [
    ['Tab', 'Stays inside.'],
    ['Escape', 'Closes it; asks first if something changed, as Previous and Next do.'],
  ],
  pairs: [
    {
      good: (
        <Cluster justify="between">
          <Button>Hold</Button>
          <Button variant="danger">Block…</Button>
        </Cluster>
      ),
      because: 'The destructive action stands apart.',
      bad: (
        <Cluster>
          <Button variant="danger">Block</Button>
          <Button>Hold</Button>
        </Cluster>
      ),
      insteadOf: 'Side by side, with the worse one first.',
    },
  ],
  without: {
    ...OPENS_FULL,
    loading: 'It opens with what is known about the row; its parts show what is loading.',
    error: 'Its parts say what went wrong.',
    disabled: 'Its actions are disabled, with their reasons.',
  },
  frame: 640,
});
