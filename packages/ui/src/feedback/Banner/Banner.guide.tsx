import { guide as define } from '../../stories/guide.ts';
import { Banner, BannerProvider } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Banner, BannerProvider },
  purposes: ['alert', 'message', 'success', 'error message', 'notification', 'flash'],
  use: [
    'The result of something that a person did: saved, refused, or partly done.',
    'A fact about the whole page: read-only, offline.',
  ],
  avoid: [
    'Next to a field with a mistake: use the field’s own error.',
    'Something quick that can be undone: use Toast.',
    'Before something ends: use ConfirmDialog.',
  ],
  anatomy: [
    ['Icon', 'One for each kind; the words work without it.'],
    ['Sentence', 'What happened, to what, and what to do.'],
    ['Action', 'One, if there is one.'],
    ['Close', 'Also how long until it closes automatically; errors stay.'],
  ],
  keyboard: [
    [
      'Tab',
      'Moves to the action and Close, also out of an open dialog or panel; the timer pauses while focus is inside.',
    ],
    ['Enter', 'On Close: shows the next banner in the queue.'],
  ],
  pairs: [
    {
      good: (
        <Banner kind="error" onClose={() => undefined}>
          Card •••• 4821 was not blocked: someone else changed it at 10:41 AM CT. Review the change.
        </Banner>
      ),
      because: 'What happened, to what, and what to do.',
      bad: (
        <Banner kind="error" onClose={() => undefined}>
          Something went wrong. Please try again later.
        </Banner>
      ),
      insteadOf: 'It says none of the three.',
    },
  ],
  without: {
    empty: 'There is no banner without a sentence.',
    loading: 'It reports results, never work in progress.',
    'read-only': 'No one edits it.',
    disabled: 'It is not a control.',
  },
});
