import { guide as define } from '../../stories/guide.ts';
import { MirroredPage, PointedSpot, WatchedLine } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { MirroredPage, PointedSpot, WatchedLine },
  purposes: ['screen sharing', 'support', 'co-browsing', 'remote help', 'point'],
  use: ['An agent views the page of someone who asked for help, and points at something on it.'],
  avoid: ['A picture of a page: use an image.', 'A page that people can operate: use a frame.'],
  anatomy: [
    ['Page', 'What the other person sees, scaled down if there is less room.'],
    ['Cover', 'Keeps the agent from operating the page; a click on it points.'],
    ['Ring', 'PointedSpot, on the other person’s page.'],
    [
      'Line',
      'WatchedLine, on the other person’s page and at the bottom of anything open over it: who is watching, and how to stop.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the page as a whole, never into it.'],
    ['Enter', 'Points at the center of the page.'],
  ],
  pairs: [
    {
      good: <p>Dana Morales’s page</p>,
      because: 'The agent knows whose page it is, and Dana sees who is watching.',
      bad: <p>Remote screen</p>,
      insteadOf: 'Names the technology.',
    },
  ],
  without: {
    empty: 'It appears once someone shares a page.',
    loading: 'The page appears with its first picture.',
    error: 'If the connection drops, the host says so in its place.',
    'read-only': 'It is always read-only.',
    disabled: 'People who cannot view a page do not see it.',
    'long-text': 'Its words are the page’s words.',
  },
});
