import { usePages } from '@forecourt/api-client/react';
import type { TransferStage } from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { anyText, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { TransferList } from './TransferList.tsx';

const SHOWN = [
  'pending',
  'settled',
  'failed',
  'returned',
  'chargedBack',
] as const satisfies readonly TransferStage[];
const VIEWS = ['all', ...SHOWN] as const;
const FILTERS = { stage: oneOf(SHOWN), open: anyText };

/** Fund History: amounts added, by method, with fees. [NAV-12, GW-108] */
export function Component() {
  const text = useText();
  const address = useFilterAddress(FILTERS);
  const { stage } = address.filters;
  const list = usePages('listFundHistory', { query: stage ? { stage } : {} });
  return (
    <Screen title={text('menu.fundHistory')} subtitle={text('money.history.funds')}>
      <TransferList
        purpose="funds"
        label={text('menu.fundHistory')}
        list={list}
        address={address}
        status={{
          id: 'stage',
          options: optionsOf(VIEWS, (view) =>
            text(view === 'all' ? 'money.all' : `money.stage.${view}`),
          ),
        }}
      />
    </Screen>
  );
}
