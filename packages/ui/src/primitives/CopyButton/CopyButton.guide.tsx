import { guide as define } from '../../stories/guide.ts';
import { CopyButton } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CopyButton },
  purposes: ['copy', 'clipboard', 'request id', 'tracking number', 'api key'],
  use: [
    'A value that people take elsewhere: a request ID, a tracking number, or a key that is shown once.',
  ],
  avoid: [
    'A card number, a PIN, or a password: these are never copied.',
    'Text of several lines: use a CodeBlock, or offer a file to download.',
  ],
  anatomy: [
    ['Value', 'In front of the button, readable; the button repeats its name.'],
    ['Answer', '“Copied: request ID”, or that copying failed; announced, and gone after a while.'],
  ],
  keyboard: [['Enter, Space', 'Copies the value, and says so.']],
  pairs: [
    {
      good: (
        <>
          <span>req_8f2c41</span>
          <CopyButton name="request ID" value="req_8f2c41" />
        </>
      ),
      because: 'People see what they copy.',
      bad: <CopyButton name="request ID" value="req_8f2c41" />,
      insteadOf: 'Without the value, no one knows what was copied.',
    },
  ],
  without: {
    empty: 'Without a value, there is nothing to copy.',
    loading: 'Copying takes no time.',
    'read-only': 'It changes nothing.',
    disabled: 'Anyone who can read the value can copy it.',
    'long-text': 'It is one icon; the value is part of the host’s text.',
  },
});
