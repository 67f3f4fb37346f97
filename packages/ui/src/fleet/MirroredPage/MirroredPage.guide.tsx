import { guide as define } from '../../stories/guide.ts';
import { MirroredPage, PointedSpot, WatchedLine } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { MirroredPage, PointedSpot, WatchedLine },
  purposes: ['screen sharing', 'support', 'co-browsing', 'remote help', 'point'],
  use: ['An agent looks at the page of somebody who asked for help, and points at a place of it.'],
  avoid: ['A picture of a page: an image.', 'A page that can be operated: a frame.'],
  anatomy: [
    ['Page', 'What the other one sees, smaller where there is less room.'],
    ['Cover', 'Keeps the page from being operated, and takes a click as pointing.'],
    ['Ring', 'PointedSpot, on the page of the other one.'],
    [
      'Line',
      'WatchedLine, on the page of the other one and at the foot of what is open over it: who looks, and the way to stop.',
    ],
  ],
  keyboard: [
    ['Tab', 'To the page as a whole; never into it.'],
    ['Enter', 'Points at its middle.'],
  ],
  pairs: [
    {
      good: <p>Page of Dana Morales</p>,
      because: 'The agent knows whose page it is, and Dana sees who looks.',
      bad: <p>Remote screen</p>,
      insteadOf: 'A name for the technique.',
    },
  ],
  without: {
    empty: 'It is shown once somebody shows a page.',
    loading: 'The page appears with its first picture.',
    error: 'When the line breaks, the host says so in its place.',
    'read-only': 'It is never anything else.',
    disabled: 'Who may not look is not shown it.',
    'long-text': 'Its words are those of the page.',
  },
});
