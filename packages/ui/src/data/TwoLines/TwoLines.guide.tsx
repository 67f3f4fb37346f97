import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { TwoLines } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TwoLines },
  purposes: ['two lines', 'cell', 'subtitle', 'secondary text', 'driver and id'],
  use: ['Who and what in one cell of a list: the driver and the driver ID.'],
  avoid: ['Two facts that people sort by: two columns.'],
  anatomy: [
    ['First line', 'Who; ends with an ellipsis where the column is narrow.'],
    ['Second line', 'What more, quiet.'],
  ],
  keyboard: 'It is text; the row takes the keys.',
  pairs: [
    {
      good: <TwoLines first="R. Núñez" second="D-118, Long haul" />,
      because: 'Who above, what below.',
      bad: <TwoLines first="D-118" second="R. Núñez" />,
      insteadOf: 'People are looked for by name.',
    },
  ],
  without: { ...IS_READ, empty: 'A cell without content has a dash.' },
});
