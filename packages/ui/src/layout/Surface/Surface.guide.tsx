import { guide as define } from '../../stories/guide.ts';
import { Surface } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Surface },
  purposes: ['box', 'card', 'container', 'border', 'panel', 'tile'],
  use: ['The one box of the system: a border and a radius.'],
  avoid: [
    'Part of a page with a heading: use Section.',
    'Inside another surface: use a line or spacing.',
  ],
  anatomy: [
    ['Border', 'One pixel; red if something was stopped.'],
    ['Background', 'A soft accent color where the surface answers a question.'],
  ],
  keyboard: 'It takes no keys; its content does.',
  pairs: [
    {
      good: <Surface>71.3 of 100 gal</Surface>,
      because: 'One box.',
      bad: (
        <Surface>
          <Surface>71.3 of 100 gal</Surface>
        </Surface>
      ),
      insteadOf: 'A box in a box puts two borders around one figure.',
    },
  ],
  without: {
    empty: 'It is left out when it has no content.',
    loading: 'Its content shows that it is loading.',
    'read-only': 'Its content decides what can be edited.',
    disabled: 'Its content decides what is disabled.',
  },
});
