import { useEffect, useState } from 'react';
import { useDraftStore, type DraftStore } from '@forecourt/api-client/react';
import { withoutSecrets } from '@forecourt/validation';
import { createDraftKeeper, type DraftPort, type KeptDraft } from './draftKeeper.ts';

/** A person pauses so long before what they typed is kept. */
const PAUSE_MILLISECONDS = 1500;
const CONFLICT = 409;

const portOf = (store: DraftStore): DraftPort => ({
  load: async () => {
    const answer = await store.load();
    if (!answer.ok || !answer.data) return null;
    const { data, version, savedAt } = answer.data;
    return { data, version, savedAt };
  },
  save: async (data, version) => {
    const answer = await store.save(withoutSecrets(data), version);
    if (answer.ok) return { version: answer.data.version };
    return answer.failure.status === CONFLICT ? 'stale' : 'failed';
  },
  forget: async () => {
    await store.forget();
  },
  later: (run) => {
    const timer = setTimeout(run, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  },
});

export interface FormDraft {
  /** What was begun before, here or on another device, until the person decides. */
  readonly offer: KeptDraft | null;
  readonly resume: () => void;
  readonly dismiss: () => void;
  /** It was sent, or left: forgets it. */
  readonly finish: () => void;
  /** What the form takes: the draft that was taken up, and where it tells what is typed. */
  readonly form: { readonly restored?: unknown; readonly onTyped: (draft: unknown) => void };
}

/**
 * Keeps what is typed into a form on the gateway, without secrets and for 7 days, and offers it when
 * the form is opened again: after the session has ended, a crash, a failure, on another device.
 */
export function useFormDraft(name: string): FormDraft {
  const store = useDraftStore(name);
  const [offer, setOffer] = useState<KeptDraft | null>(null);
  const [restored, setRestored] = useState<unknown>(undefined);
  // the form outlives a render: it keeps what it began with
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
    offer,
    resume: () => {
      setRestored(offer?.data);
      keeper.resume();
    },
    dismiss: () => keeper.dismiss(),
    finish: () => void keeper.finish(),
    form: { restored, onTyped: keeper.typed },
  };
}
