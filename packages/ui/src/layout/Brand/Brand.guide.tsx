import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Brand } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Brand },
  purposes: ['logo', 'brand', 'name', 'white label'],
  use: ['The mark and name of the product, or of a provider’s own brand.'],
  avoid: ['A person: use Avatar.'],
  anatomy: [
    ['Mark', '26 px; a brand supplies its own.'],
    ['Name', 'One line.'],
  ],
  keyboard: 'It is a picture with its name; a link around it takes keyboard focus.',
  pairs: [
    {
      good: <Brand name="Forecourt" />,
      because: 'Mark and name together.',
      bad: <Brand name="Forecourt Fleet Card Self-Service Portal" />,
      insteadOf: 'A sentence in place of a name.',
    },
  ],
  without: { ...ARRANGES },
});
