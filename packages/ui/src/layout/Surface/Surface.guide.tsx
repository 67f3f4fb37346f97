import { guide as define } from '../../stories/guide.ts';
import { Surface } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Surface },
  purposes: ['box', 'card', 'container', 'border', 'panel', 'tile'],
  use: ['The one box of the system: a border and a radius.'],
  avoid: ['A part of a page with a head: Section.', 'Inside another surface: a line or room.'],
  anatomy: [
    ['Border', 'One pixel; red where something was stopped.'],
    ['Ground', 'Soft in the accent where a question is answered.'],
  ],
  keyboard: 'It takes no keys; what stands in it does.',
  pairs: [
    {
      good: <Surface>71.3 of 100 gal</Surface>,
      because: 'One box.',
      bad: (
        <Surface>
          <Surface>71.3 of 100 gal</Surface>
        </Surface>
      ),
      insteadOf: 'A box in a box: two borders around one figure.',
    },
  ],
  without: {
    empty: 'Without content it is left out.',
    loading: 'What stands in it shows that it loads.',
    'read-only': 'What stands in it is edited or not.',
    disabled: 'What stands in it is on or off.',
  },
});
