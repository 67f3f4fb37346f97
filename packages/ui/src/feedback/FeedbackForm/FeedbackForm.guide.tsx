import { guide as define } from '../../stories/guide.ts';
import { FeedbackForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FeedbackForm },
  purposes: ['feedback', 'rating', 'survey', 'comment', 'satisfaction'],
  use: ['Someone wants to say how the portal works for them.'],
  avoid: ['A question for support: use the help page.'],
  anatomy: [
    ['Rating', 'Five words, not just stars.'],
    ['Comment', 'Optional.'],
    ['Permission to reply', 'Asked for, not assumed.'],
  ],
  keyboard: [
    ['Tab', 'Moves from part to part.'],
    ['Arrows', 'Change the rating.'],
    ['Enter', 'On the button: sends the feedback.'],
  ],
  pairs: [
    {
      good: <FeedbackForm onSend={() => undefined} />,
      because: 'A rating, a comment, and whether a reply is welcome.',
      bad: <FeedbackForm onSend={() => undefined} error="Error 500" />,
      insteadOf: 'A server’s error code in place of what to do.',
    },
  ],
  without: {
    'read-only': 'People send feedback and do not come back to it.',
    disabled: 'People who cannot send feedback are not asked.',
    'long-text': 'It has its own words, which are tested at twice the length.',
  },
});
