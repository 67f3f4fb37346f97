import { guide as define } from '../../stories/guide.ts';
import { LEADS } from '../../stories/reasons.ts';
import { rail } from '../MainMenu/MainMenu.stories.css.ts';
import { AccountSwitcher } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { AccountSwitcher },
  purposes: ['switch account', 'multiple accounts', 'change company', 'tenant'],
  use: ['A person has more than one account.'],
  avoid: ['Fleets of one account: use a filter.'],
  anatomy: [
    ['Name and number', 'Of the open account.'],
    ['List', 'The other accounts, with how many fleets each has.'],
  ],
  keyboard: [
    ['Enter, Arrow down', 'Opens the list.'],
    ['Arrows, letters', 'Move through it.'],
    ['Enter', 'Switches accounts.'],
  ],
  pairs: [
    {
      good: (
        <div className={rail}>
          <AccountSwitcher
            accounts={[{ id: 'a', name: 'Acme Freight', number: '4410-2281', fleets: 3 }]}
            currentId="a"
            onSwitch={() => undefined}
          />
        </div>
      ),
      because: 'Name and number, because two accounts can share a name.',
      bad: (
        <div className={rail}>
          <AccountSwitcher
            accounts={[{ id: 'a', name: 'Account 1', number: '—', fleets: 0 }]}
            currentId="a"
            onSwitch={() => undefined}
          />
        </div>
      ),
      insteadOf: 'A name that no one gave the account.',
    },
  ],
  without: { empty: 'A single account appears without a list, as OneAccount shows.', ...LEADS },
  frame: 320,
});
