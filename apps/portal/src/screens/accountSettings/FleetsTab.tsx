import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CallFailure, FleetDetails } from '@forecourt/api-client';
import { useChangeFleet, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Section,
  SimpleTable,
  TextField,
  TwoLines,
  type SimpleColumn,
} from '@forecourt/ui';
import { fieldIssues, fleet } from '@forecourt/validation';
import { useSentText, useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { DeleteRow, RowDialog } from './RowDialog.tsx';
import { RowButtons } from './RowButtons.tsx';

const FIELDS = ['name', 'code', 'number'] as const;
const BLANK = { name: '', code: '', number: '' };

interface FleetDialogProps {
  /** null: a new one. */
  readonly row: FleetDetails | null;
  readonly onClose: () => void;
}

/** A fleet's name, code and number. [ENT-37] */
function FleetDialog({ row, onClose }: FleetDialogProps) {
  const text = useText();
  const sent = useSentText();
  const changing = useChangeFleet();
  const [typed, setTyped] = useState(row ?? BLANK);
  const [isSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<CallFailure['fields']>([]);
  const read = fleet.safeParse(typed);
  const issues = read.success ? [] : fieldIssues(read.error);
  const errorOf = (name: string) => {
    const issue = (isSubmitted ? issues : []).find(({ path }) => path === name);
    const other = refused.find(({ path }) => path === name);
    const found = issue ?? other;
    return found && sent(found.key, found.params);
  };
  const save = async () => {
    setSubmitted(true);
    setRefused([]);
    if (!read.success) return null;
    const asked = row && { id: row.fleetId, version: row.version };
    return changing.send({ row: asked, body: read.data });
  };
  return (
    <RowDialog
      title={row ? text('account.fleets.edit', { name: row.name }) : text('account.fleets.add')}
      done={text('account.fleet.saved', { name: typed.name })}
      isPending={changing.isPending}
      onClose={onClose}
      onSave={save}
      onRefused={(failure) => setRefused(failure.fields)}
    >
      {FIELDS.map((name) => (
        <TextField
          key={name}
          label={text(`account.fleet.${name}`)}
          value={typed[name]}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          error={errorOf(name)}
          isRequired
        />
      ))}
    </RowDialog>
  );
}

function DeleteFleet({
  row,
  onClose,
}: {
  readonly row: FleetDetails;
  readonly onClose: () => void;
}) {
  const text = useText();
  const changing = useChangeFleet();
  const seen = { id: row.fleetId, version: row.version };
  return (
    <DeleteRow
      title={text('account.fleet.delete', { name: row.name })}
      done={text('account.fleet.deleted', { name: row.name })}
      isPending={changing.isPending}
      onClose={onClose}
      onDelete={() => changing.send({ row: seen, body: null })}
    />
  );
}

const countsOf = ({ cardCount, driverCount, vehicleCount, departmentCount }: FleetDetails) => ({
  cards: cardCount,
  drivers: driverCount,
  vehicles: vehicleCount,
  departments: departmentCount,
});

type Asked =
  | { readonly what: 'edit'; readonly row: FleetDetails | null }
  | { readonly what: 'delete'; readonly row: FleetDetails };

/** The columns of the fleets; `ask` null: nothing can be changed. */
function fleetColumns(
  text: ReturnType<typeof useText>,
  ask: ((asked: Asked) => void) | null,
): readonly SimpleColumn<FleetDetails>[] {
  return [
    {
      id: 'name',
      head: text('account.fleet.name'),
      isRowHeader: true,
      cell: ({ name, code, number }) => <TwoLines first={name} second={`${code} · ${number}`} />,
    },
    {
      id: 'use',
      head: text('account.fleet.use'),
      cell: (row) => text('account.fleet.useOf', countsOf(row)),
    },
    ...(ask
      ? [
          {
            id: 'actions',
            head: text('account.row.actions'),
            align: 'end' as const,
            cell: (row: FleetDetails) => (
              <RowButtons
                name={row.name}
                isUsed={Object.values(countsOf(row)).some((count) => count > 0)}
                onEdit={() => ask({ what: 'edit', row })}
                onDelete={() => ask({ what: 'delete', row })}
              />
            ),
          },
        ]
      : []),
  ];
}

/** Fleets of the account with where each is used. [USER-03, NAV-05] */
export function FleetsTab() {
  const text = useText();
  const { account } = useSelected();
  const fleets = useQuery('listFleetDetails', {});
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayEdit = mayIn(account)('fleets.edit');
  const columns = fleetColumns(text, mayEdit ? setAsked : null);
  const content = () => {
    if (fleets.data) {
      const { items } = fleets.data;
      if (items.length === 0) return <p>{text('account.fleets.empty')}</p>;
      return (
        <SimpleTable
          label={text('account.tab.fleets')}
          rows={items}
          getRowId={({ fleetId }) => fleetId}
          columns={columns}
        />
      );
    }
    return <NotLoaded of={fleets} what={text('account.fleets.what')} />;
  };
  return (
    <Section
      title={text('account.tab.fleets')}
      hint={text('account.fleets.hint')}
      content={fleets.data ? 'flush' : 'padded'}
      action={
        mayEdit &&
        account.fleetIds === null && (
          <Button
            size="compact"
            icon={<Plus size={16} aria-hidden="true" />}
            onPress={() => setAsked({ what: 'edit', row: null })}
          >
            {text('account.fleets.add')}
          </Button>
        )
      }
    >
      {content()}
      {asked?.what === 'edit' && <FleetDialog row={asked.row} onClose={() => setAsked(null)} />}
      {asked?.what === 'delete' && <DeleteFleet row={asked.row} onClose={() => setAsked(null)} />}
    </Section>
  );
}
