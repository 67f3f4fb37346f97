import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Section } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Section },
  purposes: ['section', 'heading', 'group', 'panel'],
  use: ['Part of a page with its own heading.'],
  avoid: [
    'A box without a heading: use Surface.',
    'Something only some people need: use Disclosure.',
  ],
  anatomy: [
    ['Title', 'A second-level heading.'],
    ['Hint', 'A few words about what is shown.'],
    ['Action', 'A link or a small button at the end.'],
  ],
  keyboard: 'It takes no keys; its action does.',
  pairs: [
    {
      good: (
        <Section title="Needs your attention" hint="3 open">
          Three declines
        </Section>
      ),
      because: 'What it is and how much.',
      bad: <Section title="Information">Three declines</Section>,
      insteadOf: 'A title that fits anything.',
    },
  ],
  without: { ...ARRANGES },
});
