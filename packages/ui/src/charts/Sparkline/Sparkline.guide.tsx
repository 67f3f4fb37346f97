import { guide as define } from '../../stories/guide.ts';
import { Sparkline } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Sparkline },
  purposes: ['trend', 'small chart', 'mini chart', 'inline chart'],
  use: ['The course beside a figure, small.'],
  avoid: ['A course that is read: Lines.'],
  anatomy: [
    ['Line', 'No axis; the last value is the figure beside it.'],
    ['Words', 'What the line says.'],
  ],
  keyboard: 'It is a picture; its words are read in its place.',
  pairs: [
    {
      good: (
        <Sparkline values={[410, 388, 420, 397, 442]} label="Between 388 and 442 gallons a day" />
      ),
      because: 'Words that say what the line says.',
      bad: <Sparkline values={[410, 388, 420, 397, 442]} label="Chart" />,
      insteadOf: '“Chart” says nothing to those who cannot see it.',
    },
  ],
  without: {
    empty: 'Fewer than two values draw no line; the figure stands alone.',
    loading: 'The figure’s skeleton stands for both.',
    error: 'Without values it is left out.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
    'long-text': 'Its words are only read aloud.',
  },
});
