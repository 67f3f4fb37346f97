import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL } from '../../stories/reasons.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { SidePanel } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SidePanel },
  purposes: ['panel', 'drawer', 'details', 'sheet', 'flyout'],
  use: ['Details of a row beside the list that stays where it was.'],
  avoid: [
    'A question: Dialog.',
    'Something with an address of its own and no list behind it: Page.',
  ],
  anatomy: [
    ['Head', 'Title, status, and the way to the row before and after.'],
    ['Content', 'Often Tabs.'],
    ['Actions', 'Safe ones at the start, what ends something at the end, in red.'],
  ],
  keyboard: [
    ['Tab', 'Stays inside.'],
    ['Escape', 'Closes; asks first when something was changed.'],
  ],
  pairs: [
    {
      good: (
        <Cluster justify="between">
          <Button>Hold</Button>
          <Button variant="danger">Block…</Button>
        </Cluster>
      ),
      because: 'What ends something stands apart.',
      bad: (
        <Cluster>
          <Button variant="danger">Block</Button>
          <Button>Hold</Button>
        </Cluster>
      ),
      insteadOf: 'Side by side, and the worse one first.',
    },
  ],
  without: {
    ...OPENS_FULL,
    loading: 'It opens with the row that is known; its parts show what loads.',
    error: 'Its parts say what is wrong.',
    disabled: 'Its actions are off with their reasons.',
  },
  frame: 640,
});
