import { KeyRound, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PROMPTED_ID_SORTS } from '@forecourt/api-client';
import { useMutation, usePages, useQuery } from '@forecourt/api-client/react';
import { AddressFilters, BulkBar, Button, ButtonLink, Surface } from '@forecourt/ui';
import {
  PROMPTED_ID_MANAGERS,
  PROMPTED_ID_STATES,
  PROMPTED_ID_TYPES,
  type PromptedIdRecord,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { ExportRows } from '../lists/ExportRows.tsx';
import { ListTable } from '../lists/ListTable.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { anyText, direction, oneOf, sortOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { promptedIdColumns } from './promptedIdColumns.tsx';
import { usePromptedIdActions } from './usePromptedIdActions.ts';
import { usePromptedIdDenial } from './usePromptedIdDenial.ts';

const FILTERS = {
  q: anyText,
  type: oneOf(PROMPTED_ID_TYPES),
  status: oneOf(PROMPTED_ID_STATES),
  managedBy: oneOf(PROMPTED_ID_MANAGERS),
  sort: oneOf(PROMPTED_ID_SORTS),
  direction,
};
const useAddress = () => useFilterAddress(FILTERS);
type Address = ReturnType<typeof useAddress>;

interface BarProps {
  readonly address: Address;
  readonly total: number | null;
}

function Bar({ address, total }: BarProps) {
  const text = useText();
  const mayExport = useSelected().viewer.may('promptedIds.export');
  const exporting = useMutation((calls, format: 'csv' | 'xlsx') =>
    calls[format === 'csv' ? 'exportPromptedIdsCsv' : 'exportPromptedIdsExcel']({
      query: address.filters,
    }),
  );
  return (
    <AddressFilters
      {...address.bar}
      status={{
        id: 'type',
        label: text('promptedIds.filter.type'),
        options: optionsOf(['all', 'D', 'V'] as const, (value) =>
          text(`promptedIds.filter.${value}`),
        ),
      }}
      search={{ id: 'q', label: text('promptedIds.search') }}
      filters={[
        {
          id: 'status',
          label: text('promptedIds.filter.status'),
          options: optionsOf(PROMPTED_ID_STATES, (value) =>
            text(`promptedIds.filter.status.${value}`),
          ),
        },
        {
          id: 'managedBy',
          label: text('promptedIds.filter.manager'),
          options: optionsOf(PROMPTED_ID_MANAGERS, (value) =>
            text(`promptedIdForm.managedBy.${value}`),
          ),
        },
      ]}
      actions={
        mayExport && (
          <ExportRows exporting={exporting} total={total} failed="roster.export.failed" />
        )
      }
    />
  );
}

/** Prompted IDs: search, filter, turn on and off, export. [NAV-25, PID-01, PID-04, PID-05] */
export function Component() {
  const text = useText();
  const navigate = useNavigate();
  const { viewer } = useSelected();
  const address = useAddress();
  const list = usePages('listPromptedIds', { query: address.filters });
  const types = useQuery('listPromptedIdTypes', {});
  const actions = usePromptedIdActions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const mayEdit = viewer.may('promptedIds.edit');
  const denialOf = usePromptedIdDenial();
  const countOf = (type: 'D' | 'V') =>
    types.data?.items.find((item) => item.type === type)?.count ?? 0;
  const open = ({ id }: PromptedIdRecord) => void navigate(href('editPromptedId', { id }));
  return (
    <Screen
      title={text('menu.promptedIds')}
      subtitle={
        types.data
          ? text('promptedIds.subtitle', { drivers: countOf('D'), vehicles: countOf('V') })
          : null
      }
      actions={
        mayEdit && (
          <>
            <ButtonLink href={href('importPromptedIds')} icon={<Upload size={16} />}>
              {text('import.open')}
            </ButtonLink>
            <ButtonLink href={href('addPromptedId')} variant="primary" icon={<Plus size={16} />}>
              {text('promptedIds.add')}
            </ButtonLink>
          </>
        )
      }
    >
      <Surface padding="none">
        {selected.size > 0 ? (
          <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
            <Button
              size="compact"
              isPending={actions.isPending}
              onPress={() =>
                void actions
                  .inactivate(list.items.filter(({ id }) => selected.has(id)))
                  .then((isDone) => isDone && setSelected(new Set()))
              }
            >
              {text('promptedIds.turnOff')}
            </Button>
          </BulkBar>
        ) : (
          <Bar address={address} total={list.total} />
        )}
        <ListTable
          label={text('menu.promptedIds')}
          columns={promptedIdColumns(text)}
          list={list}
          subject={text('promptedIds.what')}
          getRowId={(row) => row.id}
          getRowName={({ name }) => text('promptedIds.rowName', { name })}
          {...sortOf(address, 'name')}
          onOpen={open}
          {...(mayEdit ? { selected, onSelect: setSelected } : {})}
          canSelect={(row) => denialOf(row) === null}
          rowActions={(row) => {
            const denial = denialOf(row);
            const help = denial === null ? {} : { help: denial };
            const isDisabled = denial !== null;
            const label = text(isDisabled ? 'promptedIds.viewOne' : 'promptedIds.editOne');
            const turns = mayEdit ? actions.actionsOf(row) : [];
            return [
              {
                id: 'row',
                entries: [
                  { id: 'edit', label, ...(turns.length === 0 ? help : {}) },
                  ...turns.map((id) => ({
                    id,
                    label: text(`promptedIds.${id}`),
                    isDisabled,
                    ...help,
                  })),
                ],
              },
            ];
          }}
          onRowAction={(id, row) => {
            if (id === 'turnOn' || id === 'turnOff') void actions.turn(row, id);
            else open(row);
          }}
          empty={
            <NoRows
              list="promptedIds"
              icon={KeyRound}
              address={address}
              clear={text('roster.clear')}
            />
          }
        />
      </Surface>
    </Screen>
  );
}
