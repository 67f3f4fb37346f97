import { guide as define } from '../../stories/guide.ts';
import { Pagination } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Pagination },
  purposes: ['pages', 'paging', 'next', 'previous', 'page numbers'],
  use: ['A list that people read page by page, such as statements or the audit trail.'],
  avoid: ['A list that people work in: use DataTable, which loads more as they scroll.'],
  anatomy: [
    ['Range', 'What is shown, out of how many.'],
    ['Pages', 'First, last, and nearby pages; the current one is marked.'],
    ['Previous, next', 'Disabled at the ends.'],
  ],
  keyboard: [
    ['Tab', 'Moves from page to page.'],
    ['Enter', 'Opens the page.'],
  ],
  pairs: [
    {
      good: (
        <Pagination
          page={2}
          pageCount={25}
          range="51–100 of 1,204 purchases"
          onPage={() => undefined}
        />
      ),
      because: 'The range says where you are.',
      bad: <Pagination page={2} pageCount={25} onPage={() => undefined} />,
      insteadOf: 'Page 2 of what?',
    },
  ],
  without: {
    empty: 'One page or none has no pagination.',
    loading: 'The list shows that it is loading; the pages stay.',
    error: 'The list says what went wrong.',
    'read-only': 'It changes nothing.',
    disabled: 'Its ends are disabled on their own.',
    'long-text': 'It has figures only; the range wraps, as the long-text test shows.',
  },
});
