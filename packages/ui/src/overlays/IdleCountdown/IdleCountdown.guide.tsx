import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL } from '../../stories/reasons.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IdleCountdown } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { IdleCountdown },
  purposes: ['timeout', 'session', 'idle', 'inactive', 'sign out', 'expire'],
  use: ['The session is about to end because no one has used it.'],
  avoid: ['The session has ended: the sign-in page says why.'],
  anatomy: [
    ['Ring', 'How much time is left.'],
    ['Seconds', 'In words, announced near the end.'],
    ['Stay', 'Takes focus.'],
    ['Sign out', 'Immediately.'],
  ],
  keyboard: [
    ['Enter', 'Keeps the session open.'],
    ['Tab', 'Moves to “Sign out”.'],
    ['Escape', 'Keeps the session open.'],
  ],
  pairs: [
    {
      good: (
        <Cluster>
          <Button variant="primary">Stay signed in</Button>
          <Button>Sign out</Button>
        </Cluster>
      ),
      because: 'Both answers are spelled out.',
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
    loading: 'Staying takes effect immediately.',
    error: 'With no connection, the session ends as usual.',
    disabled: 'It can always be answered.',
    'long-text': 'It has its own words, which are tested at twice the length.',
  },
  frame: 480,
});
