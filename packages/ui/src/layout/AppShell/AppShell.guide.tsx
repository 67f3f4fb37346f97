import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { AppShell } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { AppShell },
  purposes: ['shell', 'frame', 'navigation', 'sidebar', 'page template', 'skip link'],
  use: ['The frame of every page after sign-in.'],
  avoid: ['Sign-in: SignInLayout.', 'A page’s own head: Page.'],
  anatomy: [
    ['Rail', 'Brand, account, menu; a drawer on a phone and tablet.'],
    ['Top bar', 'Search, notifications, help, person.'],
    ['Banners', 'Lines that concern every page.'],
    ['Page', 'Its own heading and landmark.'],
  ],
  keyboard: [
    ['Tab', 'First to “Skip to the page”.'],
    ['Escape', 'Closes the drawer; the focus goes back to its button.'],
  ],
  pairs: [
    {
      good: <p>Skip to the page</p>,
      because: 'The first stop of the tab key on every page.',
      bad: <p>Menu, menu, menu, menu, page</p>,
      insteadOf: 'Twenty stops before anything can be read.',
    },
  ],
  without: { ...ARRANGES },
  frame: 640,
});
