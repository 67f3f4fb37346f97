import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Stack } from '../Stack/index.ts';
import { Divider } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Divider },
  purposes: ['divider', 'line', 'separator', 'or', 'rule'],
  use: ['Between two ways of doing the same, such as signing in.'],
  avoid: ['Between rows or sections: they have their own lines and room.'],
  anatomy: [['Line', 'One pixel, over the whole width.']],
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
      because: 'Once, between two things that do not belong together.',
      bad: (
        <Stack>
          <span>Name</span>
          <Divider />
          <span>Phone</span>
          <Divider />
        </Stack>
      ),
      insteadOf: 'Lines in place of room.',
    },
  ],
  without: { ...ARRANGES, empty: 'It has no content.', 'long-text': 'It has no text.' },
});
