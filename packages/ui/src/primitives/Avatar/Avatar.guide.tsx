import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Avatar } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Avatar },
  purposes: ['avatar', 'initials', 'profile picture', 'person', 'user'],
  use: [
    'The person who is signed in, in the top bar.',
    'Who wrote or did something, where faces would stand elsewhere.',
  ],
  avoid: ['A driver in a table: the name, in two lines with the driver ID.'],
  anatomy: [
    ['Initials', 'Of first and last name, as the person’s alphabet writes them.'],
    [
      'Name',
      'Stands beside it or is the name of the button around it; the initials are not read aloud.',
    ],
  ],
  keyboard: 'It is a picture; the button around it takes the keys.',
  pairs: [
    {
      good: (
        <>
          <Avatar firstName="Dana" lastName="Morales" />
          <span>Dana Morales</span>
        </>
      ),
      because: 'Initials beside the name.',
      bad: <Avatar firstName="Dana" lastName="Morales" />,
      insteadOf: 'Initials alone: DM is two people in every larger fleet.',
    },
  ],
  without: { ...IS_READ, error: 'There is no picture that could fail.' },
});
