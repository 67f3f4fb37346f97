import { guide as define } from '../../stories/guide.ts';
import { Accordion } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Accordion },
  purposes: ['accordion', 'faq', 'collapse', 'expand', 'sections'],
  use: ['Answers to questions, groups of a long form: a few of them are unfolded.'],
  avoid: [
    'What everybody needs to see: Section, in the open.',
    'One thing with more behind it: Disclosure.',
    'Parts of one thing that are looked at one by one: Tabs.',
  ],
  anatomy: [
    ['Heading', 'A button in a heading of the page’s order.'],
    ['Aside', 'A count or a status that helps to choose.'],
    ['Content', 'Found by the browser’s own search while it is folded.'],
  ],
  keyboard: [
    ['Tab', 'From heading to heading.'],
    ['Enter, Space', 'Unfolds or folds.'],
  ],
  pairs: [
    {
      good: (
        <Accordion
          sections={[
            {
              id: 'fees',
              title: 'Which fees are charged?',
              aside: '3 fees',
              content: 'Each is on the statement.',
            },
          ]}
        />
      ),
      because: 'A question, and how much stands behind it.',
      bad: (
        <Accordion
          sections={[{ id: 'more', title: 'More', content: 'Fees, resets and plastic.' }]}
        />
      ),
      insteadOf: '“More” has to be opened to know what it is.',
    },
  ],
  without: {
    empty: 'A section without content is left out.',
    loading: 'What stands in a section shows that it loads.',
    error: 'A section with a field that does not pass is unfolded, and the field says it.',
    'read-only': 'What stands in it is edited or not.',
  },
});
