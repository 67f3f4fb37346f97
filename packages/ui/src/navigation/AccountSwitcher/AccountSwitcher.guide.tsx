import { guide as define } from '../../stories/guide.ts';
import { rail } from '../MainMenu/MainMenu.stories.css.ts';
import { AccountSwitcher } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { AccountSwitcher },
  purposes: ['switch account', 'multiple accounts', 'change company', 'tenant'],
  use: ['A person has more than one account.'],
  avoid: ['Fleets of one account: a filter.'],
  anatomy: [
    ['Name and number', 'Of the account that is open.'],
    ['List', 'The others, with how many fleets they have.'],
  ],
  keyboard: [
    ['Enter, Arrow down', 'Opens the list.'],
    ['Arrows, letters', 'Go through it.'],
    ['Enter', 'Switches.'],
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
      because: 'Name and number: accounts have namesakes.',
      bad: (
        <div className={rail}>
          <AccountSwitcher
            accounts={[{ id: 'a', name: 'Account 1', number: '—', fleets: 0 }]}
            currentId="a"
            onSwitch={() => undefined}
          />
        </div>
      ),
      insteadOf: 'Names that nobody gave.',
    },
  ],
  without: {
    empty: 'One account is shown without a list, as OneAccount shows.',
    loading: 'It comes with the page; what it leads to shows that it loads.',
    error: 'The page that it leads to says what is wrong.',
    'read-only': 'It changes nothing.',
    disabled: 'Where nobody may go has no entry.',
  },
  frame: 320,
});
