import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Cluster } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Cluster },
  purposes: ['row', 'inline', 'horizontal', 'wrap', 'button group', 'gap'],
  use: ['Things beside each other that wrap: buttons, chips.'],
  avoid: ['Things below each other: Stack.', 'A wide and a narrow column: Columns.'],
  anatomy: [
    ['Gap', 'A step of the 4 px grid.'],
    ['Ends', 'At the start, at the end, or apart.'],
  ],
  keyboard: 'It takes no keys; what stands in it does, in its order.',
  pairs: [
    {
      good: (
        <Cluster>
          <Button>Hold</Button>
          <Button>Change limits</Button>
        </Cluster>
      ),
      because: 'One gap, and it wraps.',
      bad: (
        <div>
          <Button>Hold</Button>
          <Button>Change limits</Button>
        </div>
      ),
      insteadOf: 'No gap, until somebody writes CSS into a screen.',
    },
  ],
  without: { ...ARRANGES },
});
