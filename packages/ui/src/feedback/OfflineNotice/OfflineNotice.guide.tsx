import { guide as define } from '../../stories/guide.ts';
import { OfflineNotice } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { OfflineNotice },
  purposes: ['offline', 'no connection', 'network', 'stale data', 'reconnect'],
  use: [
    'The device has no connection: what is on screen stays, and the notice says how old it is.',
  ],
  avoid: [
    'The gateway does not respond while the device is online: use InlineMessage or ErrorPage.',
  ],
  anatomy: [
    ['Sentence', 'You are offline, and the page shows data as of this time.'],
    ['Try again', 'If the host supports it.'],
  ],
  keyboard: [['Tab, Enter', 'Move to “Try again” and press it.']],
  pairs: [
    {
      good: <OfflineNotice isOffline asOf="10:42 AM CT" onRetry={() => undefined} />,
      because: 'It says how old the data is and offers to try again.',
      bad: <OfflineNotice isOffline />,
      insteadOf: 'No one knows how old the figures are.',
    },
  ],
  without: {
    empty: 'It does not appear while the device is online.',
    error: 'It reports a failure itself.',
    'read-only': 'No one edits it.',
    disabled: 'It is not a control.',
    'long-text': 'It has its own words, which are tested at twice the length.',
  },
});
