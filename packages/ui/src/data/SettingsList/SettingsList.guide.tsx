import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { SettingsList } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SettingsList },
  purposes: ['settings', 'preferences', 'devices', 'sign-in methods', 'account settings'],
  use: ['What a person has set up, such as addresses, sign-in methods, and devices; one row each.'],
  avoid: [
    'Facts that no one changes: use KeyValueList.',
    'Many items of one kind to sort and select: use DataTable.',
  ],
  anatomy: [
    ['Icon', 'Shows the kind; the words work without it.'],
    ['Title and text', 'What it is, and what it does or how long it has been set up.'],
    ['Status', 'One word, next to the title.'],
    ['Actions', 'Small buttons at the end; below the words on a phone.'],
  ],
  keyboard: 'It takes no keys; its actions are buttons with their own.',
  pairs: [
    {
      good: (
        <SettingsList
          label="Sign-in"
          settings={[
            {
              id: 'a',
              title: 'Password',
              text: 'Last changed Sep 4, 2026',
              actions: <Button size="compact">Change password</Button>,
            },
          ]}
        />
      ),
      because: 'The button says what it changes.',
      bad: (
        <SettingsList
          label="Sign-in, done badly"
          settings={[{ id: 'a', title: 'Password', actions: <Button size="compact">Edit</Button> }]}
        />
      ),
      insteadOf: '“Edit” three times in a row.',
    },
  ],
  without: {
    ...IS_READ,
    empty: 'A list with nothing in it is an EmptyState that says how to add something.',
  },
});
