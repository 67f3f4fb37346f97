import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL } from '../../stories/reasons.ts';
import { WelcomeTour } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { WelcomeTour },
  purposes: ['tour', 'onboarding', 'welcome', 'first sign-in', 'walkthrough', 'slides'],
  use: ['Somebody signs in for the first time.'],
  avoid: ['News: InlineMessage on the page that it is about.', 'How one field works: its help.'],
  anatomy: [
    ['Picture', 'Drawn from components; shows nothing that the words do not say.'],
    ['Words', 'Two sentences at most.'],
    ['Dots', 'Five slides; where one is.'],
    ['Skip', 'On every slide.'],
  ],
  keyboard: [
    ['Arrows', 'To the next and the one before.'],
    ['Enter', 'On the button: on.'],
    ['Escape', 'Skips.'],
  ],
  pairs: [
    {
      good: <p>Every rule, what was used, what was asked, and the fix on the same row.</p>,
      because: 'What one can do now.',
      bad: <p>Welcome to our new and improved experience!</p>,
      insteadOf: 'Nothing that helps anybody to work.',
    },
  ],
  without: {
    ...OPENS_FULL,
    loading: 'It comes with the page.',
    error: 'It asks for nothing that could fail.',
    disabled: 'It can always be skipped.',
    'long-text': 'Its words come from the catalogue; they are doubled in the test of long texts.',
  },
  frame: 640,
});
