import { ImportEnter, tally } from '@forecourt/ui';
import type { Permission } from '@forecourt/validation';
import { ImportPage } from './ImportPage.tsx';
import { useEntryImport, type EntryKind } from './useEntryImport.ts';

type KnownKind = Exclude<EntryKind, 'purchases'>;
const PERMISSIONS: Readonly<Record<KnownKind, Permission>> = {
  drivers: 'drivers.edit',
  vehicles: 'vehicles.edit',
  promptedIds: 'promptedIds.edit',
};

/** Imports entries from a file; existing ones are updated, so a file can be imported twice. */
function EntryImport({ kind }: { readonly kind: KnownKind }) {
  const { flow, enter } = useEntryImport(kind);
  const { existing } = tally(flow.file.state.rows);
  return (
    <ImportPage
      kind={kind}
      permission={PERMISSIONS[kind]}
      flow={flow}
      confirm={
        <ImportEnter
          {...enter}
          added={flow.ready.length - existing}
          known={existing}
          onEnter={() => void flow.send(null)}
        />
      }
    />
  );
}

/** Imports drivers from a file. [DRIVER-01 to DRIVER-05] */
export const DriverImport = () => <EntryImport kind="drivers" />;
/** Imports vehicles from a file. [DRIVER-06 to DRIVER-16] */
export const VehicleImport = () => <EntryImport kind="vehicles" />;
/** Imports prompted IDs from a file. [PID-05 to PID-09] */
export const PromptedIdImport = () => <EntryImport kind="promptedIds" />;
