import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Section } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Section },
  purposes: ['section', 'heading', 'group', 'panel'],
  use: ['A part of a page with a head of its own.'],
  avoid: ['A box without a head: Surface.', 'What only some need: Disclosure.'],
  anatomy: [
    ['Title', 'A heading of the second level.'],
    ['Hint', 'A word on what is shown.'],
    ['Action', 'A link or a small button at the end.'],
  ],
  keyboard: 'It takes no keys; its action does.',
  pairs: [
    {
      good: (
        <Section title="Needs you" hint="3 open">
          Three declines
        </Section>
      ),
      because: 'What it is and how much.',
      bad: <Section title="Information">Three declines</Section>,
      insteadOf: 'A title that fits everything.',
    },
  ],
  without: { ...ARRANGES },
});
