import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Stack } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Stack },
  purposes: ['stack', 'vertical', 'spacing', 'gap', 'column'],
  use: ['Things one below the other, evenly spaced.'],
  avoid: ['Side by side: use Cluster.', 'A form: use FormLayout, which has its own spacing.'],
  anatomy: [['Gap', 'A step of the 4 px grid; 16 px by default.']],
  keyboard: 'It takes no keys; its content does.',
  pairs: [
    {
      good: (
        <Stack gap={4}>
          <span>R. Núñez</span>
          <span>D-118</span>
        </Stack>
      ),
      because: 'Related things are close together.',
      bad: (
        <Stack gap={32}>
          <span>R. Núñez</span>
          <span>D-118</span>
        </Stack>
      ),
      insteadOf: 'Related things are far apart.',
    },
  ],
  without: { ...ARRANGES, 'long-text': 'It is as wide as its container; its content wraps.' },
});
