import { useNavigate } from 'react-router';
import type { ImportOutcomes } from '@forecourt/api-client';
import { useBanners, type ImportEnterProps } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { useImport, type Import } from './useImport.ts';

export type EntryKind = Exclude<keyof ImportOutcomes, 'cards'>;

const LISTS: Readonly<Record<EntryKind, string>> = {
  drivers: href('drivers'),
  vehicles: href('vehicles'),
  promptedIds: href('promptedIds'),
  purchases: href('vehicles'),
};

export interface EntryFlow<Kind extends EntryKind> {
  readonly flow: Import<Kind>;
  /** Props of the last step, except its counts and `onEnter`. */
  readonly enter: Omit<ImportEnterProps, 'added' | 'known' | 'updated' | 'onEnter'>;
}

/** An import of entries and its last step's texts. `source`: who recorded the purchases. */
export function useEntryImport<Kind extends EntryKind>(kind: Kind, source = ''): EntryFlow<Kind> {
  const text = useText();
  const navigate = useNavigate();
  const banners = useBanners();
  const flow = useImport<Kind>(
    kind,
    ({ added, changed, unchanged }) => {
      banners.show({ kind: 'success', text: text('import.done', { added, changed, unchanged }) });
      void navigate(LISTS[kind]);
    },
    source,
  );
  const count = flow.ready.length;
  const skippedCount = flow.file.state.rows.length - count;
  const things = text(`import.things.${kind}`, { count });
  return {
    flow,
    enter: {
      title: things,
      note: text(`import.words.${kind}`),
      ...(skippedCount > 0 ? { leftOut: text('import.leftOut', { count: skippedCount }) } : {}),
      action: text('import.enter', { things }),
      onBack: () => flow.steps.setStep('check'),
    },
  };
}
