import { guide as define } from '../../stories/guide.ts';
import { ToastProvider } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ToastProvider },
  purposes: ['toast', 'undo', 'snackbar', 'confirmation', 'notification'],
  use: ['Someone did something quick that they can undo, such as resolving a notification.'],
  avoid: [
    'Something that needs an answer: use Banner or a dialog.',
    'A failure: use Banner, which stays.',
  ],
  anatomy: [
    ['Sentence', 'What was done.'],
    ['Undo', 'Reverses it, and says where to do that after the toast is gone.'],
    ['Close', 'It closes automatically after a while, but not while focus is inside.'],
  ],
  keyboard: [
    ['F8', 'Moves to the toasts.'],
    ['Tab', 'Moves to Undo and Close.'],
    ['Escape', 'Closes.'],
  ],
  pairs: [
    {
      good: (
        <p>
          Notification ignored. <strong>Undo</strong>
        </p>
      ),
      because: 'What was done, and the way back.',
      bad: (
        <p>
          Card blocked. <strong>OK</strong>
        </p>
      ),
      insteadOf: 'Ask before doing what cannot be undone; do not report it afterward.',
    },
  ],
  without: {
    empty: 'There is no toast without a sentence.',
    loading: 'It reports what was done.',
    error: 'Failures are banners, which stay.',
    'read-only': 'No one edits it.',
    disabled: 'It is not a control.',
  },
});
