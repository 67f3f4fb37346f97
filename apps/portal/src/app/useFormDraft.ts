import { useEffect, useState } from 'react';
import { useDraftStore, type DraftStore } from '@forecourt/api-client/react';
import { withoutSecrets } from '@forecourt/validation';
import { createDraftKeeper, type DraftPort, type SavedDraft } from './draftKeeper.ts';

/** How long the person must pause before typing is saved. */
const PAUSE_MILLISECONDS = 1500;
const CONFLICT = 409;

const portOf = (store: DraftStore): DraftPort => ({
  load: async () => {
    const result = await store.load();
    if (!result.ok || !result.data) return null;
    const { data, version, savedAt } = result.data;
    return { data, version, savedAt };
  },
  save: async (data, version) => {
    const result = await store.save(withoutSecrets(data), version);
    if (result.ok) return { version: result.data.version };
    return result.failure.status === CONFLICT ? 'stale' : 'failed';
  },
  remove: async () => {
    await store.remove();
  },
  later: (run) => {
    const timer = setTimeout(run, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  },
});

/**
 * Saves what is typed into a form on the gateway, without secrets and for 7 days, and offers it
 * when the form opens again: after the session ends, a crash, or a failure, or on another device.
 */
export function useFormDraft(name: string) {
  const store = useDraftStore(name);
  const [offer, setOffer] = useState<SavedDraft | null>(null);
  const [restored, setRestored] = useState<unknown>(undefined);
  // created once; later renders keep the first store
  const [keeper] = useState(() => createDraftKeeper(portOf(store), setOffer));
  useEffect(() => {
    void keeper.open();
    const onHidden = () => document.visibilityState === 'hidden' && void keeper.flush();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      void keeper.flush();
    };
  }, [keeper]);
  return {
    /** An earlier draft, from this or another device, until the person decides. */
    offer,
    resume: () => {
      setRestored(offer?.data);
      keeper.resume();
    },
    dismiss: () => keeper.dismiss(),
    /** Deletes the draft: the form was submitted or abandoned. */
    finish: () => void keeper.finish(),
    /** Props for the form: the resumed draft, and a callback for what is typed. */
    form: { restored, onTyped: keeper.typed },
  };
}
export type FormDraft = ReturnType<typeof useFormDraft>;
