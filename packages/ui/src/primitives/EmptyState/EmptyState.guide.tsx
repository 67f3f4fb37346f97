import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { EmptyState },
  purposes: ['empty', 'no results', 'nothing here', 'first use', 'zero state', 'no data'],
  use: ['A list or a part of a page that holds nothing: say why, and give the one thing to do.'],
  avoid: [
    'Nothing because of a failure: InlineMessage or ErrorPage with the request id.',
    'Nothing yet because it loads: Skeleton.',
  ],
  anatomy: [
    ['Icon', 'Optional, of what is missing.'],
    ['Title', 'Why it is empty, with what was searched for.'],
    ['Text', 'How it would not be.'],
    ['Action', 'One.'],
  ],
  keyboard: 'Its action is a button or a link with its own keys.',
  pairs: [
    {
      good: <EmptyState title="No cards match “4822”" action={<Button>Clear the search</Button>} />,
      because: 'Why, and the way out.',
      bad: <EmptyState title="No data" />,
      insteadOf: '“No data” leaves people thinking that something broke.',
    },
  ],
  without: { ...IS_READ },
});
