import { guide as define } from '../../stories/guide.ts';
import { ErrorPage } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ErrorPage },
  purposes: ['error page', '404', 'not found', '500', 'no access', 'forbidden'],
  use: ['The page itself cannot be shown: not allowed, not there, failed.'],
  avoid: ['A part of the page: InlineMessage.', 'A field: its own error.'],
  anatomy: [
    ['Title', 'What it is, in words.'],
    ['Text', 'What one can do.'],
    ['Actions', 'One or two.'],
    ['Request id', 'Small, to copy for support.'],
  ],
  keyboard: 'Its actions are buttons and links with their own keys.',
  pairs: [
    {
      good: <p>This page could not be loaded. What you typed is kept.</p>,
      because: 'What still holds.',
      bad: <p>Oops! Error 500</p>,
      insteadOf: 'A number and a joke.',
    },
  ],
  without: {
    empty: 'A list without rows is no failure: EmptyState.',
    loading: 'It stands once something failed.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
  frame: 460,
});
