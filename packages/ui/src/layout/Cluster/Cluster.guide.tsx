import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Cluster } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Cluster },
  purposes: ['row', 'inline', 'horizontal', 'wrap', 'button group', 'gap'],
  use: ['Things side by side that wrap, such as buttons or chips.'],
  avoid: ['Things one below the other: use Stack.', 'A wide and a narrow column: use Columns.'],
  anatomy: [
    ['Gap', 'A step of the 4 px grid.'],
    [
      'Alignment',
      'At the start, at the end, spread apart, or on a phone in equal parts of the line.',
    ],
  ],
  keyboard: 'It takes no keys; its content does, in order.',
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
      insteadOf: 'No gap, until someone writes CSS in a screen.',
    },
  ],
  without: { ...ARRANGES },
});
