import { guide as define } from '../../stories/guide.ts';
import { CopyButton } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CopyButton },
  purposes: ['copy', 'clipboard', 'request id', 'tracking number', 'api key'],
  use: [
    'A value that people take elsewhere: a request id, a tracking number, a key that is shown once.',
  ],
  avoid: [
    'A card number, a PIN, a password: they are never copied.',
    'Text of more than one line: a file to download.',
  ],
  anatomy: [
    ['Value', 'Stands before it, readable; the button repeats its name.'],
    [
      'Answer',
      '“Copied: request id”, or that it could not be copied; announced, gone after a while.',
    ],
  ],
  keyboard: [['Enter, Space', 'Copies, and says so.']],
  pairs: [
    {
      good: (
        <>
          <span>req_8f2c41</span>
          <CopyButton name="request id" value="req_8f2c41" />
        </>
      ),
      because: 'What is copied is in sight.',
      bad: <CopyButton name="request id" value="req_8f2c41" />,
      insteadOf: 'Without the value nobody knows what was copied.',
    },
  ],
  without: {
    empty: 'Without a value there is nothing to copy.',
    loading: 'Copying is done at once.',
    'read-only': 'It changes nothing.',
    disabled: 'What can be read can be copied.',
    'long-text': 'It is one icon; the value stands in the host’s text.',
  },
});
