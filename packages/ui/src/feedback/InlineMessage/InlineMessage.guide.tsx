import { guide as define } from '../../stories/guide.ts';
import { Button } from '../../primitives/Button/index.ts';
import { InlineMessage } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { InlineMessage },
  purposes: ['warning', 'notice', 'alert', 'info', 'callout', 'error message'],
  use: [
    'Something about one part of the page: a limit that is nearly used up, or a part that failed to load.',
  ],
  avoid: [
    'The result of something that a person did: use Banner.',
    'A field with a mistake: use the field’s own error.',
  ],
  anatomy: [
    ['Tone', 'Information, warning, or stopped; each with an icon.'],
    ['Title', 'If the sentence needs one.'],
    ['Action', 'One.'],
  ],
  keyboard: 'Its action is a button or a link with its own keys.',
  pairs: [
    {
      good: (
        <InlineMessage
          tone="warn"
          title="4 cards expire in November"
          action={<Button size="compact">Reorder cards</Button>}
        >
          They stop working on November 30 at midnight CT.
        </InlineMessage>
      ),
      because: 'What, when, and what to do.',
      bad: (
        <InlineMessage tone="bad">
          Please note that some of your cards may expire soon.
        </InlineMessage>
      ),
      insteadOf: 'Red and vague: how many, and when?',
    },
  ],
  without: {
    empty: 'There is no message without a sentence.',
    loading: 'It says what is known.',
    'read-only': 'No one edits it.',
    disabled: 'It is not a control.',
  },
});
