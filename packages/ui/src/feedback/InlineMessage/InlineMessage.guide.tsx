import { guide as define } from '../../stories/guide.ts';
import { Button } from '../../primitives/Button/index.ts';
import { InlineMessage } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { InlineMessage },
  purposes: ['warning', 'notice', 'alert', 'info', 'callout', 'error message'],
  use: [
    'Something that belongs to a part of the page: a limit that is nearly used, a part that could not be loaded.',
  ],
  avoid: [
    'What came of something that somebody did: Banner.',
    'A field that is wrong: the field’s own error.',
  ],
  anatomy: [
    ['Tone', 'Info, look, stopped; with a sign.'],
    ['Title', 'Where the sentence needs one.'],
    ['Action', 'One.'],
  ],
  keyboard: 'Its action is a button or a link with its own keys.',
  pairs: [
    {
      good: (
        <InlineMessage
          tone="warn"
          title="4 cards expire in November"
          action={<Button size="compact">Order again</Button>}
        >
          They stop working on 30 November at midnight, Central Time.
        </InlineMessage>
      ),
      because: 'What, when, and what to do.',
      bad: (
        <InlineMessage tone="bad">
          Please note that some of your cards may expire soon.
        </InlineMessage>
      ),
      insteadOf: 'Red and vague: how many, when?',
    },
  ],
  without: {
    empty: 'Without a sentence there is no message.',
    loading: 'It says what is known.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
});
