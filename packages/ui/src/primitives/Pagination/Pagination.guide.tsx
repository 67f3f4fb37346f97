import { guide as define } from '../../stories/guide.ts';
import { Pagination } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Pagination },
  purposes: ['pages', 'paging', 'next', 'previous', 'page numbers'],
  use: ['A list that is read page by page: statements, the audit trail.'],
  avoid: ['A list that is worked in: DataTable loads on as one scrolls.'],
  anatomy: [
    ['Range', 'What is shown, of how many.'],
    ['Pages', 'The first, the last and those around; the current one is marked.'],
    ['Previous, next', 'Off at the ends.'],
  ],
  keyboard: [
    ['Tab', 'From page to page.'],
    ['Enter', 'Goes there.'],
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
      because: 'The range says where one is.',
      bad: <Pagination page={2} pageCount={25} onPage={() => undefined} />,
      insteadOf: 'Page 2 of what?',
    },
  ],
  without: {
    empty: 'One page or none has no pagination.',
    loading: 'The list shows that it loads; the pages stay.',
    error: 'The list says what is wrong.',
    'read-only': 'It changes nothing.',
    disabled: 'Its ends are off by themselves.',
    'long-text': 'Figures only; the range wraps, as the test of long texts shows.',
  },
});
