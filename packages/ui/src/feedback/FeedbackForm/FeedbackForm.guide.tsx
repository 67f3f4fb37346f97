import { guide as define } from '../../stories/guide.ts';
import { FeedbackForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FeedbackForm },
  purposes: ['feedback', 'rating', 'survey', 'comment', 'satisfaction'],
  use: ['Somebody wants to say how the portal works for them.'],
  avoid: ['A question to support: the help page.'],
  anatomy: [
    ['Rating', 'Five words, not stars alone.'],
    ['Comment', 'May stay empty.'],
    ['May answer', 'Asked, not assumed.'],
  ],
  keyboard: [
    ['Tab', 'From part to part.'],
    ['Arrows', 'Change the rating.'],
    ['Enter', 'On the button: sends.'],
  ],
  pairs: [
    {
      good: <FeedbackForm onSend={() => undefined} />,
      because: 'A rating, a comment, and whether an answer is welcome.',
      bad: <FeedbackForm onSend={() => undefined} error="Error 500" />,
      insteadOf: 'A number of the server instead of what to do.',
    },
  ],
  without: {
    'read-only': 'Feedback is sent, not looked at again.',
    disabled: 'Who may not send feedback is not asked.',
    'long-text': 'Its words are its own; they are doubled in the test of long texts.',
  },
});
