import { guide as define } from '../../stories/guide.ts';
import { Sparkline } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Sparkline },
  purposes: ['trend', 'small chart', 'mini chart', 'inline chart'],
  use: ['A small trend next to a figure.'],
  avoid: ['A trend that people study: use Lines.'],
  anatomy: [
    ['Line', 'No axis; it ends at the figure next to it.'],
    ['Words', 'What the line shows.'],
  ],
  keyboard: 'It is a picture; its words are read instead.',
  pairs: [
    {
      good: (
        <Sparkline values={[410, 388, 420, 397, 442]} label="Between 388 and 442 gallons per day" />
      ),
      because: 'The words say what the line shows.',
      bad: <Sparkline values={[410, 388, 420, 397, 442]} label="Chart" />,
      insteadOf: '“Chart” tells people who cannot see it nothing.',
    },
  ],
  without: {
    empty: 'Fewer than two values draw no line; the figure stands alone.',
    loading: 'The skeleton of the figure covers both.',
    error: 'It is left out when there are no values.',
    'read-only': 'No one edits it.',
    disabled: 'It is not a control.',
    'long-text': 'Its words are only read aloud.',
  },
});
