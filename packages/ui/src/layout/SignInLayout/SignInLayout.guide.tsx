import { guide as define } from '../../stories/guide.ts';
import { SignInLayout } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SignInLayout },
  purposes: ['sign in', 'login', 'password reset', 'register', 'enrollment'],
  use: ['The pages before sign-in.'],
  avoid: ['Everything after it: AppShell and Page.'],
  anatomy: [
    ['Form', 'On the left, alone on a phone.'],
    ['Claim', 'One sentence over flowing lines, from 992 px up.'],
    ['Foot', 'A quiet line.'],
  ],
  keyboard: 'It takes no keys; the form does.',
  pairs: [
    {
      good: <p>Sign in to manage your fleet’s cards</p>,
      because: 'What one comes for.',
      bad: <p>Welcome back! We missed you.</p>,
      insteadOf: 'Nothing that helps anybody to sign in.',
    },
  ],
  without: {
    empty: 'A page before sign-in always asks for something.',
    loading: 'The button says that it runs.',
    'read-only': 'A form before sign-in is never only read.',
    disabled: 'Its fields and buttons are off by themselves.',
  },
  frame: 640,
});
