import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Stack } from '../Stack/index.ts';
import { Divider } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Divider },
  purposes: ['divider', 'line', 'separator', 'or', 'rule'],
  use: ['Between two ways to do the same thing, such as signing in.'],
  avoid: ['Between rows or sections: they have their own lines and spacing.'],
  anatomy: [['Line', 'One pixel, full width.']],
  keyboard: 'It takes no keys.',
  pairs: [
    {
      good: (
        <Stack>
          <span>Sign in with your password</span>
          <Divider />
          <span>Use your company’s sign-in</span>
        </Stack>
      ),
      because: 'Once, between two things that are alternatives.',
      bad: (
        <Stack>
          <span>Name</span>
          <Divider />
          <span>Phone</span>
          <Divider />
        </Stack>
      ),
      insteadOf: 'Lines where spacing would do.',
    },
  ],
  without: { ...ARRANGES, empty: 'It has no content.', 'long-text': 'It has no text.' },
});
