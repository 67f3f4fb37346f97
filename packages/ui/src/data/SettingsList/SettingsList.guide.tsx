import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { SettingsList } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SettingsList },
  purposes: ['settings', 'preferences', 'devices', 'sign-in methods', 'account settings'],
  use: ['What a person has set up: addresses, ways to sign in, devices; one row each.'],
  avoid: [
    'Facts that nobody changes: KeyValueList.',
    'Many of the same, to sort and choose: DataTable.',
  ],
  anatomy: [
    ['Icon', 'Of its kind; the words do not need it.'],
    ['Title and text', 'What it is, and what it does or since when.'],
    ['Status', 'In a word, beside the title.'],
    ['Actions', 'Small buttons at the end; under the words on a phone.'],
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
              text: 'Last changed 4 Sep 2026',
              actions: <Button size="compact">Change password</Button>,
            },
          ]}
        />
      ),
      because: 'The button says what it changes.',
      bad: (
        <SettingsList
          label="Sign-in, badly"
          settings={[{ id: 'a', title: 'Password', actions: <Button size="compact">Edit</Button> }]}
        />
      ),
      insteadOf: '“Edit” three times below each other.',
    },
  ],
  without: {
    ...IS_READ,
    empty: 'A list of nothing is an EmptyState that says how something is added.',
  },
});
