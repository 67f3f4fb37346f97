import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { TwoLines } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TwoLines },
  purposes: ['two lines', 'cell', 'subtitle', 'secondary text', 'driver and id'],
  use: ['Two related facts in one cell of a list, such as the driver and the driver ID.'],
  avoid: ['Two facts that people sort by: use two columns.'],
  anatomy: [
    ['First line', 'Who; cut off with an ellipsis if the column is narrow.'],
    [
      'Second line',
      'The detail, in a quieter color. With `isSecondOptional`, a first line that is a sentence, such as why a purchase was declined, takes both lines if it needs them.',
    ],
  ],
  keyboard: 'It is text; the row takes keyboard focus.',
  pairs: [
    {
      good: <TwoLines first="R. Núñez" second="D-118, Long haul" />,
      because: 'Who above, detail below.',
      bad: <TwoLines first="D-118" second="R. Núñez" />,
      insteadOf: 'People look for people by name.',
    },
  ],
  without: { ...IS_READ, empty: 'A cell with no content has a dash.' },
});
