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

/** A file of things that can be entered: what is known is updated, so it can be read twice. */
function EntryImport({ kind }: { readonly kind: KnownKind }) {
  const { flow, enter } = useEntryImport(kind);
  const { known } = tally(flow.file.state.rows);
  return (
    <ImportPage
      kind={kind}
      permission={PERMISSIONS[kind]}
      flow={flow}
      confirm={
        <ImportEnter
          {...enter}
          added={flow.ready.length - known}
          known={known}
          onEnter={() => void flow.send(null)}
        />
      }
    />
  );
}

/** [DRIVER-01 to DRIVER-05] */
export const DriverImport = () => <EntryImport kind="drivers" />;
/** [DRIVER-06 to DRIVER-16] */
export const VehicleImport = () => <EntryImport kind="vehicles" />;
/** [PID-05 to PID-09] */
export const PromptedIdImport = () => <EntryImport kind="promptedIds" />;
