import { guide as define } from '../../stories/guide.ts';
import { ARRANGES } from '../../stories/reasons.ts';
import { Page } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Page },
  purposes: ['page', 'heading', 'title', 'page header', 'actions'],
  use: ['The heading and content of every page after sign-in.'],
  avoid: ['The frame around it: use AppShell.'],
  anatomy: [
    ['Above', 'A breadcrumb.'],
    ['Title', 'The page’s one first-level heading.'],
    ['Status', 'A badge before the subtitle, 8 px from it.'],
    ['Subtitle', 'What is shown, and as of when.'],
    ['Actions', 'One is primary; on a phone, all are at the bottom of the screen.'],
  ],
  keyboard: 'It takes no keys; its actions do.',
  pairs: [
    {
      good: (
        <p>
          <strong>Manage Cards</strong> 248 cards, as of 10:41 AM CT
        </p>
      ),
      because: 'How many, and as of when.',
      bad: (
        <p>
          <strong>Welcome to Manage Cards!</strong>
        </p>
      ),
      insteadOf: 'A greeting in place of a figure.',
    },
  ],
  without: { ...ARRANGES },
});
