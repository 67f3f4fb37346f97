import { guide as define } from '../../stories/guide.ts';
import { SignInLayout } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SignInLayout },
  purposes: ['sign in', 'login', 'password reset', 'register', 'enrollment'],
  use: ['The pages before sign-in.'],
  avoid: ['Everything after sign-in: use AppShell and Page.'],
  anatomy: [
    ['Form', 'On the left; alone on a phone.'],
    ['Tagline', 'One sentence over flowing lines, from 992 px up.'],
    ['Footer', 'A quiet line.'],
  ],
  keyboard: 'It takes no keys; the form does.',
  pairs: [
    {
      good: <p>Sign in to manage your fleet’s cards</p>,
      because: 'What people came for.',
      bad: <p>Welcome back! We missed you.</p>,
      insteadOf: 'It helps no one sign in.',
    },
  ],
  without: {
    empty: 'A page before sign-in always asks for something.',
    loading: 'The button says that it is working.',
    'read-only': 'A form before sign-in is never read-only.',
    disabled: 'Its fields and buttons are disabled on their own.',
  },
  frame: 640,
});
