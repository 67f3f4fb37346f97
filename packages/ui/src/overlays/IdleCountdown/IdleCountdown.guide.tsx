import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL } from '../../stories/reasons.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IdleCountdown } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { IdleCountdown },
  purposes: ['timeout', 'session', 'idle', 'inactive', 'sign out', 'expire'],
  use: ['Nobody did anything for a while and the session ends soon.'],
  avoid: ['The session has ended: the login page says why.'],
  anatomy: [
    ['Ring', 'How much of the time is left.'],
    ['Seconds', 'In words, announced at the end.'],
    ['Stay', 'Takes the focus.'],
    ['Sign out', 'At once.'],
  ],
  keyboard: [
    ['Enter', 'Stays.'],
    ['Tab', 'To sign out.'],
    ['Escape', 'Stays.'],
  ],
  pairs: [
    {
      good: (
        <Cluster>
          <Button variant="primary">Stay signed in</Button>
          <Button>Sign out</Button>
        </Cluster>
      ),
      because: 'Both answers in words.',
      bad: (
        <Cluster>
          <Button variant="primary">OK</Button>
        </Cluster>
      ),
      insteadOf: '“OK” to being signed out?',
    },
  ],
  without: {
    ...OPENS_FULL,
    loading: 'Staying is answered at once.',
    error: 'Without a connection the session ends as it would.',
    disabled: 'It can always be answered.',
    'long-text': 'Its words are its own; they are doubled in the test of long texts.',
  },
  frame: 480,
});
