import { guide as define } from '../../stories/guide.ts';
import { ErrorPage } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ErrorPage },
  purposes: ['error page', '404', 'not found', '500', 'no access', 'forbidden'],
  use: ['The page itself cannot be shown: not allowed, not found, or failed.'],
  avoid: ['Part of the page: use InlineMessage.', 'A field: use its own error.'],
  anatomy: [
    ['Title', 'What happened, in words.'],
    ['Text', 'What people can do.'],
    ['Actions', 'One or two.'],
    ['Request ID', 'Small, to copy for support.'],
  ],
  keyboard: 'Its actions are buttons and links with their own keys.',
  pairs: [
    {
      good: <p>This page failed to load. What you typed is still here.</p>,
      because: 'Says what is safe.',
      bad: <p>Oops! Error 500</p>,
      insteadOf: 'A code and a joke.',
    },
  ],
  without: {
    empty: 'A list with no rows is not a failure: use EmptyState.',
    loading: 'It appears only after something failed.',
    'read-only': 'No one edits it.',
    disabled: 'It is not a control.',
  },
  frame: 460,
});
