import { guide as define } from '../../stories/guide.ts';
import { Accordion } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Accordion },
  purposes: ['accordion', 'faq', 'collapse', 'expand', 'sections'],
  use: ['Answers to questions or groups of a long form, where people open only a few.'],
  avoid: [
    'Something everyone needs to see: use Section, in the open.',
    'One thing with more behind it: use Disclosure.',
    'Parts of one thing, viewed one at a time: use Tabs.',
  ],
  anatomy: [
    ['Heading', 'A button inside a heading at the right level for the page.'],
    ['Summary', 'A count or a status that helps people choose.'],
    ['Content', 'The browser’s own search finds it even while it is collapsed.'],
  ],
  keyboard: [
    ['Tab', 'Moves from heading to heading.'],
    ['Enter, Space', 'Expands or collapses.'],
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
      because: 'A question, and how much is behind it.',
      bad: (
        <Accordion
          sections={[{ id: 'more', title: 'More', content: 'Fees, resets, and plastic.' }]}
        />
      ),
      insteadOf: 'People have to open “More” to learn what it is.',
    },
  ],
  without: {
    empty: 'A section with no content is left out.',
    loading: 'The content of a section shows that it is loading.',
    error: 'A section with an invalid field opens, and the field says what is wrong.',
    'read-only': 'Its content decides what can be edited.',
  },
});
