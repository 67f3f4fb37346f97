import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { EmptyState },
  purposes: ['empty', 'no results', 'nothing here', 'first use', 'zero state', 'no data'],
  use: ['A list or part of a page is empty: say why, and offer the one thing to do.'],
  avoid: [
    'Empty because something failed: use InlineMessage, or ErrorPage with the request ID.',
    'Empty because it is still loading: use Skeleton.',
  ],
  anatomy: [
    ['Icon', 'Optional; shows what is missing.'],
    ['Title', 'What is missing, including what was searched for.'],
    ['Text', 'What would fill it.'],
    ['Action', 'One.'],
  ],
  keyboard: 'Its action is a button or a link with its own keys.',
  pairs: [
    {
      good: <EmptyState title="No cards match “4822”" action={<Button>Clear search</Button>} />,
      because: 'Why it is empty, and the way out.',
      bad: <EmptyState title="No data" />,
      insteadOf: '“No data” makes people think that something broke.',
    },
  ],
  without: { ...IS_READ },
});
