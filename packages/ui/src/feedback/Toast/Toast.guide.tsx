import { guide as define } from '../../stories/guide.ts';
import { ToastProvider } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ToastProvider },
  purposes: ['toast', 'undo', 'snackbar', 'confirmation', 'notification'],
  use: ['Something quick was done and can be undone: a notification was settled.'],
  avoid: ['Something that needs an answer: Banner or a dialog.', 'A failure: Banner, which stays.'],
  anatomy: [
    ['Sentence', 'What was done.'],
    ['Undo', 'And where the same can be done once the toast is gone.'],
    ['Close', 'It goes by itself after a while; not while one is in it.'],
  ],
  keyboard: [
    ['F8', 'Goes to the toasts.'],
    ['Tab', 'To Undo and Close.'],
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
      insteadOf: 'What cannot be undone is asked before, not told after.',
    },
  ],
  without: {
    empty: 'Without a sentence there is no toast.',
    loading: 'It tells what was done.',
    error: 'Failures are banners, which stay.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
  },
});
