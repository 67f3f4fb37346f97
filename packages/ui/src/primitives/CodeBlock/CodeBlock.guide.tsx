import { guide as define } from '../../stories/guide.ts';
import { CodeBlock } from './index.ts';

const CALL = 'curl --header "authorization: Bearer $FORECOURT_KEY" "$FORECOURT_URL/cards"';

export const guide = define({
  maturity: 'new',
  components: { CodeBlock },
  purposes: ['code', 'json', 'curl', 'snippet', 'copy', 'api reference', 'developer'],
  use: ['A command, a program, or a response that a developer reads and copies.'],
  avoid: [
    'A single value: show it in running text with a CopyButton.',
    'A secret: it is shown once, in its own dialog.',
    'Something people edit: use a TextArea.',
  ],
  anatomy: [
    ['Code', 'Line by line; long lines wrap with their indent, and many lines scroll.'],
    ['Copy', 'Copies all of it, and says so.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the code if it scrolls (the arrow keys scroll it), then to the button.'],
    ['Enter, Space', 'On the button: copies the code.'],
  ],
  pairs: [
    {
      good: <CodeBlock name="call" code={CALL} />,
      because: 'It runs as is; anything that differs comes from the environment.',
      bad: <CodeBlock name="call" code="GET {url}/cards (with your key)" />,
      insteadOf: 'A description has to be turned into code by everyone who reads it.',
    },
  ],
  without: {
    empty: 'Without code, there is no block.',
    loading: 'The host shows it once it has loaded.',
    error: 'A call that failed is shown like any other response.',
    'read-only': 'It is always read-only.',
    disabled: 'Anyone who can read it can copy it.',
  },
});
