import { guide as define } from '../../stories/guide.ts';
import { OfflineNotice } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { OfflineNotice },
  purposes: ['offline', 'no connection', 'network', 'stale data', 'reconnect'],
  use: ['The device has no connection: what is shown stays, and says as of when.'],
  avoid: ['The gateway does not answer while the device is online: InlineMessage or ErrorPage.'],
  anatomy: [
    ['Sentence', 'That one is offline, and as of when the page is.'],
    ['Try again', 'Where the host can.'],
  ],
  keyboard: [['Tab, Enter', 'To “Try again” and press it.']],
  pairs: [
    {
      good: <OfflineNotice isOffline asOf="10:42 CT" onRetry={() => undefined} />,
      because: 'As of when, and a way to try.',
      bad: <OfflineNotice isOffline />,
      insteadOf: 'Figures of unknown age.',
    },
  ],
  without: {
    empty: 'Online it is not there.',
    error: 'It is the notice of a failure itself.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
    'long-text': 'Its words are its own; they are doubled in the test of long texts.',
  },
});
