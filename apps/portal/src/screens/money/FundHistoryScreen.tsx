import { usePages } from '@forecourt/api-client/react';

import type { TransferStage } from '@forecourt/validation';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { knownValue, useListAddress } from '../lists/useListAddress.ts';
import { TransferList } from './TransferList.tsx';

const NAMES = ['stage', 'open'] as const;
const SHOWN = [
  'pending',
  'settled',
  'failed',
  'returned',
  'chargedBack',
] as const satisfies readonly TransferStage[];
const VIEWS = ['all', ...SHOWN] as const;

/** Fund History: what was added, by which method, with which fee. [NAV-12, GW-108] */
export function Component() {
  const text = useText();
  const { values, set } = useListAddress(NAMES);
  const stage = knownValue(SHOWN, values.stage);
  const list = usePages('listFundHistory', { query: stage ? { stage } : {} });
  return (
    <Screen title={text('menu.fundHistory')} subtitle={text('money.history.funds')}>
      <TransferList
        purpose="funds"
        label={text('menu.fundHistory')}
        list={list}
        status={stage ?? 'all'}
        statuses={VIEWS.map((value) => ({
          value,
          label: text(value === 'all' ? 'money.all' : `money.stage.${value}`),
        }))}
        openId={values.open ?? null}
        onChange={({ status, open }) =>
          set({
            ...(status === undefined ? {} : { stage: status === 'all' ? null : status }),
            ...(open === undefined ? {} : { open }),
          })
        }
      />
    </Screen>
  );
}
