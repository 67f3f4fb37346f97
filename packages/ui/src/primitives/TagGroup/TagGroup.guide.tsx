import { guide as define } from '../../stories/guide.ts';
import { TagGroup } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TagGroup },
  purposes: ['tags', 'labels', 'chips', 'tokens', 'selected values'],
  use: ['Values chosen in a field, or things that belong to something.'],
  avoid: ['An applied filter: use Chip.', 'A count or a state: use Badge or Status.'],
  anatomy: [
    ['Tag', 'A name, with a remove button if that is allowed.'],
    ['Empty', 'What it shows when there are no tags.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the group, which is one stop.'],
    ['Arrows', 'Move from tag to tag.'],
    ['Delete, Backspace', 'Remove it; focus moves to the next tag.'],
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
      insteadOf: 'One state of one thing is a Status, whose tone carries meaning.',
    },
  ],
  without: {
    loading: 'Whatever fills it shows that it is loading.',
    error: 'The field that it belongs to says what is wrong.',
  },
});
