import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Avatar } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Avatar },
  purposes: ['avatar', 'initials', 'profile picture', 'person', 'user'],
  use: [
    'The signed-in person, in the top bar.',
    'Who wrote or did something, where other products show a photo.',
  ],
  avoid: ['A driver in a table: use the name, with the driver ID on a second line.'],
  anatomy: [
    ['Initials', 'From first and last name, in the person’s own alphabet.'],
    [
      'Name',
      'Next to it, or as the name of the button around it; the initials are not read aloud.',
    ],
  ],
  keyboard: 'It is a picture; the button around it takes keyboard focus.',
  pairs: [
    {
      good: (
        <>
          <Avatar firstName="Dana" lastName="Morales" />
          <span>Dana Morales</span>
        </>
      ),
      because: 'Initials next to the name.',
      bad: <Avatar firstName="Dana" lastName="Morales" />,
      insteadOf: 'Initials alone: every larger fleet has two people called DM.',
    },
  ],
  without: { ...IS_READ, error: 'There is no picture that could fail.' },
});
