import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL } from '../../stories/reasons.ts';
import { WelcomeTour } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { WelcomeTour },
  purposes: ['tour', 'onboarding', 'welcome', 'first sign-in', 'walkthrough', 'slides'],
  use: ['Someone signs in for the first time.'],
  avoid: [
    'News: use InlineMessage on the page that it is about.',
    'How one field works: use its help.',
  ],
  anatomy: [
    ['Picture', 'Drawn from components; shows nothing that the words do not say.'],
    ['Words', 'Two sentences at most.'],
    ['Dots', 'Five slides, and which one is showing.'],
    ['Skip', 'On every slide.'],
  ],
  keyboard: [
    ['Arrows', 'Move to the next or previous slide.'],
    ['Enter', 'On the button: continues.'],
    ['Escape', 'Skips the tour.'],
  ],
  pairs: [
    {
      good: (
        <p>Every rule, what was used, what was requested, and how to fix it, all in one place.</p>
      ),
      because: 'What people can do now.',
      bad: <p>Welcome to our new and improved experience!</p>,
      insteadOf: 'It helps no one work.',
    },
  ],
  without: {
    ...OPENS_FULL,
    loading: 'It loads with the page.',
    error: 'It asks for nothing that could fail.',
    disabled: 'It can always be skipped.',
    'long-text': 'Its words come from the catalog, and are tested at twice the length.',
  },
  frame: 640,
});
