import { useNavigate } from 'react-router';
import { ImportEnter, tally, useBanners } from '@forecourt/ui';
import type { Permission } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { ImportPage, type ImportPageProps } from './ImportPage.tsx';
import { useImport } from './useImport.ts';

type EntryKind = 'drivers' | 'vehicles' | 'promptedIds' | 'purchases';
const PERMISSIONS: Readonly<Record<EntryKind, Permission>> = {
  drivers: 'drivers.edit',
  vehicles: 'vehicles.edit',
  promptedIds: 'promptedIds.edit',
  purchases: 'vehicles.edit',
};

const LISTS: Readonly<Record<EntryKind, string>> = {
  drivers: href('drivers'),
  vehicles: href('vehicles'),
  promptedIds: href('promptedIds'),
  purchases: href('vehicles'),
};

interface EntryImportProps extends Pick<ImportPageProps<EntryKind>, 'ask'> {
  readonly kind: EntryKind;
  /** Who recorded purchases that do not say. */
  readonly source?: string;
}

/** A file of things that can be entered: what is known is updated, so it can be read twice. */
export function EntryImport({ kind, source, ask }: EntryImportProps) {
  const text = useText();
  const navigate = useNavigate();
  const banners = useBanners();
  const flow = useImport(
    kind,
    ({ added, changed, unchanged }) => {
      banners.show({ kind: 'success', text: text('import.done', { added, changed, unchanged }) });
      void navigate(LISTS[kind]);
    },
    source,
  );
  const { rows } = flow.file.state;
  const { known } = tally(rows);
  const count = flow.ready.length;
  const leftOut = rows.length - count;
  const things = text(`import.things.${kind}`, { count });
  return (
    <ImportPage
      kind={kind}
      permission={PERMISSIONS[kind]}
      flow={flow}
      {...(ask ? { ask } : {})}
      confirm={
        <ImportEnter
          title={things}
          words={text(`import.words.${kind}`)}
          added={count - known}
          {...(kind === 'purchases' ? {} : { known })}
          {...(leftOut > 0 ? { leftOut: text('import.leftOut', { count: leftOut }) } : {})}
          action={text('import.enter', { things })}
          onBack={() => flow.steps.setStep('check')}
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
