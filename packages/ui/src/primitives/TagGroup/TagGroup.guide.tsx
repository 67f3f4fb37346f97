import { guide as define } from '../../stories/guide.ts';
import { TagGroup } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TagGroup },
  purposes: ['tags', 'labels', 'chips', 'tokens', 'selected values'],
  use: ['What was chosen in a field; what belongs to a thing.'],
  avoid: ['A filter that is on: Chip.', 'A count or a state: Badge, Status.'],
  anatomy: [
    ['Tag', 'A name, and a button that takes it away where that is allowed.'],
    ['Empty', 'What stands there without a tag.'],
  ],
  keyboard: [
    ['Tab', 'To the group: one stop.'],
    ['Arrows', 'From tag to tag.'],
    ['Delete, Backspace', 'Take it away; the focus goes to the next.'],
  ],
  pairs: [
    {
      good: (
        <TagGroup
          label="States"
          items={[
            { id: 'TX', label: 'Texas' },
            { id: 'OK', label: 'Oklahoma' },
          ]}
        />
      ),
      because: 'Names, each short.',
      bad: <TagGroup label="Status" items={[{ id: 'a', label: 'Active' }]} />,
      insteadOf: 'One state of one thing is a Status, whose tone speaks.',
    },
  ],
  without: {
    loading: 'What fills it shows that it loads.',
    error: 'The field that it belongs to says what is wrong.',
  },
});
