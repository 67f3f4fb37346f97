import { Building2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Account } from '@forecourt/validation';
import { Status } from '@forecourt/ui/status';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { ChoiceList } from './ChoiceList.tsx';

function StateOf({ state }: Pick<Account, 'state'>) {
  const text = useText();
  if (state === 'open') return null;
  return (
    <Status tone={state === 'readOnly' ? 'warn' : 'bad'}>
      {text(`switch.account.state.${state}`)}
    </Status>
  );
}

/** The user's accounts; choosing one opens its Overview. [SCREEN-59] */
export function Component() {
  const text = useText();
  const navigate = useNavigate();
  const { account, accounts, switchTo } = useSelected();
  return (
    <Screen
      title={text('switch.account.title')}
      subtitle={text('switch.account.subtitle', { count: accounts.length })}
    >
      <ChoiceList
        label={text('switch.account.list')}
        searchLabel={text('switch.account.search')}
        icon={<Building2 size={18} strokeWidth={1.75} />}
        currentId={account.sysAccountId}
        choices={accounts.map((item) => ({
          id: item.sysAccountId,
          name: item.name,
          facts: text('switch.account.facts', {
            number: item.accountNumber,
            fleets: item.fleetCount,
            role: text(`role.${item.role}`),
          }),
          state: <StateOf state={item.state} />,
        }))}
        onChoose={(id) => {
          switchTo(id);
          void navigate(href('overview'));
        }}
        noMatchText={(q) => ({
          title: text('switch.account.none', { q }),
          text: text('switch.account.noneText'),
        })}
      />
    </Screen>
  );
}
