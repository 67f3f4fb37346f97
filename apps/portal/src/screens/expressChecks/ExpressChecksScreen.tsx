import { Landmark, Plus } from 'lucide-react';
import { usePages } from '@forecourt/api-client/react';
import {
  AddressFilters,
  ButtonLink,
  DateRangePicker,
  Surface,
  useRangePresets,
  type ListFilter,
} from '@forecourt/ui';
import { EXPRESS_CHECK_STATES, expressCheckStateKey } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useToday } from '../../app/useToday.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { useCheckColumns } from './useCheckColumns.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import { Requests } from './Requests.tsx';
import { useExpressAddress, type ExpressAddress } from './useExpressAddress.ts';
import { ListTable } from '../lists/ListTable.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { useFleetOptions } from '../lists/useFleetOptions.ts';

function useFilters(): readonly ListFilter[] {
  const text = useText();
  const fleets = useFleetOptions();
  return [
    {
      id: 'fleetId',
      label: text('express.filter.fleet'),
      options: fleets,
    },
    {
      id: 'registered',
      label: text('express.filter.registered'),
      options: optionsOf(['true', 'false'] as const, (value) =>
        text(`express.filter.registered.${value}`),
      ),
    },
  ];
}

/** Filters by issue date; all dates by default. */
function Dates({ address }: { readonly address: ExpressAddress }) {
  const text = useText();
  const today = useToday().toString();
  const presets = useRangePresets(today);
  return (
    <DateRangePicker
      label={text('express.dates')}
      value={address.range}
      onChange={address.setRange}
      presets={presets}
      max={today}
    />
  );
}

/** Express checks, pending approvals, and a panel. [NAV-26, NAV-28, SCREEN-53, SCREEN-55] */
export function Component() {
  const text = useText();
  const { may } = useSelected().viewer;
  const address = useExpressAddress();
  const list = usePages('listExpressChecks', { query: address.filters });
  const filters = useFilters();
  return (
    <Screen
      title={text('menu.expressChecks')}
      subtitle={text('express.subtitle')}
      aside={<Dates address={address} />}
      actions={
        <>
          {may('expressChecks.configure') && (
            <ButtonLink href={href('expressCheckSettings')}>{text('express.settings')}</ButtonLink>
          )}
          {may('expressChecks.issue') && (
            <ButtonLink
              variant="primary"
              href={href('createExpressCheck')}
              icon={<Plus size={16} />}
            >
              {text('express.create')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Requests />
      <Surface padding="none">
        <AddressFilters
          {...address.bar}
          status={{
            id: 'status',
            label: text('express.status'),
            options: [
              { value: 'all', label: text('express.status.all') },
              ...optionsOf(EXPRESS_CHECK_STATES, (state) => text(expressCheckStateKey(state))),
            ],
          }}
          search={{ id: 'q', label: text('express.search') }}
          filters={filters}
        />
        <ListTable
          label={text('menu.expressChecks')}
          columns={useCheckColumns()}
          list={list}
          subject={text('express.what')}
          openId={address.id}
          getRowId={(row) => row.checkId}
          getRowName={(row) => text('express.row', { number: row.sequenceNumber })}
          lines="two"
          onOpen={(row) => address.open(row.checkId)}
          empty={
            <NoRows
              list="express"
              icon={Landmark}
              address={address}
              clear={text('express.empty.clear')}
            />
          }
        />
      </Surface>
      {address.id !== null && (
        <CheckPanel key={address.id} checkId={address.id} onClose={address.close} />
      )}
    </Screen>
  );
}
