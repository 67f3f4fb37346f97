import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Stack } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Stack },
  purposes: ['stack', 'vertical', 'spacing', 'gap', 'column'],
  use: ['Things below each other with one distance.'],
  avoid: ['Beside each other: Cluster.', 'A form: FormLayout, which has its own distances.'],
  anatomy: [['Gap', 'A step of the 4 px grid; 16 without one.']],
  keyboard: 'It takes no keys; what stands in it does.',
  pairs: [
    {
      good: (
        <Stack gap={4}>
          <span>R. Núñez</span>
          <span>D-118</span>
        </Stack>
      ),
      because: 'Near what belongs together.',
      bad: (
        <Stack gap={32}>
          <span>R. Núñez</span>
          <span>D-118</span>
        </Stack>
      ),
      insteadOf: 'Far apart what belongs together.',
    },
  ],
  without: { ...ARRANGES, 'long-text': 'It is as wide as its place; what stands in it wraps.' },
});
