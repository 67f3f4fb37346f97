import { guide as define } from '../../stories/guide.ts';
import { Banner, BannerProvider } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Banner, BannerProvider },
  purposes: ['alert', 'message', 'success', 'error message', 'notification', 'flash'],
  use: [
    'What came of something that somebody did: saved, refused, half done.',
    'A fact about the whole page: read-only, offline.',
  ],
  avoid: [
    'Beside the field that is wrong: the field’s own error.',
    'Something quick that can be undone: Toast.',
    'Before something ends: ConfirmDialog.',
  ],
  anatomy: [
    ['Sign', 'One for each kind; the words do not need it.'],
    ['Sentence', 'What happened, to what, and what to do.'],
    ['Action', 'One, where there is one.'],
    ['Close', 'And the time after which it closes by itself; errors stay.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the action and Close; the time waits while one is in it.'],
    ['Enter', 'On Close: the next banner of the queue.'],
  ],
  pairs: [
    {
      good: (
        <Banner kind="error" onClose={() => undefined}>
          Card •••• 4821 was not blocked: someone changed it at 10:41. Review the change.
        </Banner>
      ),
      because: 'What happened, to what, and what to do.',
      bad: (
        <Banner kind="error" onClose={() => undefined}>
          Something went wrong. Please try again later.
        </Banner>
      ),
      insteadOf: 'Nothing of the three.',
    },
  ],
  without: {
    empty: 'Without a sentence there is no banner.',
    loading: 'It tells what came of something, never that it runs.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
});
