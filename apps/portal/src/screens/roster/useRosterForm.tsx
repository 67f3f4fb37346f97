import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallFailure } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { InlineMessage } from '@forecourt/ui';
import type { useReported } from '../../app/useAction.ts';
import { DraftOffer } from '../../app/DraftOffer.tsx';
import { useInvalidFields } from '../../app/useInvalidFields.ts';
import { useFormDraft } from '../../app/useFormDraft.ts';
import { isStale } from '../../app/useNotify.ts';
import { useOpenedRow } from '../../app/useOpenedRow.ts';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { useText, type TextKey } from '../../messages/text.ts';

interface Row {
  readonly id: string;
  readonly version: number;
}

/** An entity's fields in the order of its form, with their labels. */
export type FieldLabels<Entity> = readonly (readonly [keyof Entity, TextKey])[];

export interface RosterFormOptions<Entity> {
  /** The row being edited; null adds a new one. */
  readonly row: Row | null;
  /** The currently stored values, to name the fields that differ from the typed ones. */
  readonly stored: Entity | null;
  readonly labels: FieldLabels<Entity>;
  readonly saving: ReturnType<typeof useReported<[Entity, Row | null], unknown>>;
  /** Prefix of the draft's name: `driver`. */
  readonly kind: string;
  /** Where to go after saving or canceling. */
  readonly backTo: string;
}

/** Shared by the driver and vehicle forms: saving, drafts, and errors shown in the form. */
export function useRosterForm<Entity>(options: RosterFormOptions<Entity>) {
  const { row, stored, labels, saving, backTo, kind } = options;
  const text = useText();
  const onInvalid = useInvalidFields('roster.invalid');
  const navigate = useNavigate();
  const fleets = useQuery('listFleets', {});
  const { failure } = saving;
  const openedRow = useOpenedRow(row, failure);
  const [typed, setTyped] = useState<Entity | null>(null);
  const [isDirty, setDirty] = useState(false);
  const draft = useFormDraft(row ? `${kind}:${row.id}` : kind);
  const guard = useUnsavedGuard(isDirty, draft.finish);

  const send = async (entity: Entity) => {
    setTyped(entity);
    if (!(await saving.run(entity, openedRow))) return;
    guard.release();
    draft.finish();
    void navigate(backTo);
  };
  const fields =
    isStale(failure) && typed && stored
      ? labels.filter(([name]) => stored[name] !== typed[name]).map(([, label]) => text(label))
      : [];
  const failureText = () => {
    if (!isStale(failure)) {
      return text(failure?.status === 0 ? 'failure.unreachable' : 'roster.save.failed');
    }
    return fields.length === 0
      ? text('roster.save.staleNothing')
      : text('roster.save.stale', { fields: fields.join(', ') });
  };
  return {
    fleets: (fleets.data?.items ?? [])
      .filter(({ isActive }) => isActive)
      .map(({ fleetId, name }) => ({ value: fleetId, label: name })),
    isLoading: fleets.data === undefined && fleets.failure === undefined,
    form: {
      onSave: (entity: Entity) => void send(entity),
      onInvalid,
      onCancel: () => void navigate(backTo),
      onDirty: setDirty,
      isSaving: saving.isPending,
      issues: failure?.fields ?? NO_FIELDS,
      ...draft.form,
      error: (
        <>
          <DraftOffer draft={draft} />
          {guard.question}
          {failure && (
            <InlineMessage tone={isStale(failure) ? 'warn' : 'bad'} isLive>
              {failureText()}
            </InlineMessage>
          )}
        </>
      ),
    },
  };
}

const NO_FIELDS: CallFailure['fields'] = [];
