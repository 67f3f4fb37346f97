import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { AppShell } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { AppShell },
  purposes: ['shell', 'frame', 'navigation', 'sidebar', 'page template', 'skip link'],
  use: ['The frame of every page after sign-in.'],
  avoid: ['Sign-in: use SignInLayout.', 'The heading of a page: use Page.'],
  anatomy: [
    ['Rail', 'Brand, account, and menu; a drawer on phones and tablets.'],
    ['Top bar', 'Search, notifications, help, and profile.'],
    ['Banners', 'Messages that concern every page.'],
    ['Page', 'Its own heading and landmark.'],
  ],
  keyboard: [
    ['Tab', 'Moves to “Skip to the page” first.'],
    ['Escape', 'Closes the drawer; focus returns to its button.'],
  ],
  pairs: [
    {
      good: <p>Skip to the page</p>,
      because: 'The first stop of the Tab key on every page.',
      bad: <p>Menu, menu, menu, menu, page</p>,
      insteadOf: 'Twenty stops before anything can be read.',
    },
  ],
  without: { ...ARRANGES },
  frame: 640,
});
