/** A draft as last saved. */
export interface SavedDraft {
  readonly data: unknown;
  readonly version: number;
  /** ISO timestamp. */
  readonly savedAt: string;
}

export type SaveResult = { readonly version: number } | 'stale' | 'failed';

/** Draft storage and a timer. */
export interface DraftPort {
  /** Null if there is no draft or it cannot be read now. */
  readonly load: () => Promise<SavedDraft | null>;
  readonly save: (data: unknown, version: number) => Promise<SaveResult>;
  readonly remove: () => Promise<void>;
  /** Schedules `run`; returns a function that cancels it. */
  readonly later: (run: () => void) => () => void;
}

const noop = () => {};

/** Saves one form's draft: one save at a time, last one wins; never overwrites an unseen draft. */
export function createDraftKeeper(
  { load, save, remove, later }: DraftPort,
  onOffer: (offer: SavedDraft | null) => void,
) {
  let version = 0;
  let offer: SavedDraft | null = null;
  let pending: { readonly data: unknown } | null = null;
  let isHeld = true;
  let isFinished = false;
  let saving: Promise<void> | null = null;
  let cancel = noop;

  const schedule = () => {
    cancel();
    cancel = later(() => void flush());
  };
  const setOffer = (draft: SavedDraft | null) => {
    offer = draft;
    isHeld = draft !== null;
    onOffer(draft);
    // typed while overwriting was not allowed
    if (!isHeld && pending) schedule();
  };
  /** Loads the draft; nothing is overwritten until it has loaded and any offer is settled. */
  const open = async () => setOffer(await load());
  const saveNow = async (data: unknown) => {
    const result = await save(data, version);
    if (typeof result === 'object') {
      version = result.version;
      return;
    }
    // a failed save is retried with the next change
    pending ??= { data };
    if (result === 'stale' && !isFinished) {
      isHeld = true;
      await open();
    }
  };
  /** Saves pending changes now. */
  const flush = async (): Promise<void> => {
    cancel();
    // changes made during a save are saved after it
    if (saving) return saving.then(flush);
    if (isHeld || isFinished || !pending) return undefined;
    const { data } = pending;
    pending = null;
    saving = saveNow(data).finally(() => (saving = null));
    return saving;
  };
  const removeWhenSaved = async () => {
    await saving;
    await remove();
  };
  return {
    open,
    flush,
    /** Saves the form's data once the person pauses. */
    typed: (data: unknown) => {
      if (isFinished) return;
      pending = { data };
      if (!isHeld) schedule();
    },
    /** Accepts the offer; later changes overwrite it. */
    resume: () => {
      version = offer?.version ?? 0;
      pending = null;
      setOffer(null);
    },
    /** Discards the offer; anything typed in the meantime replaces it. */
    dismiss: () => {
      version = offer?.version ?? 0;
      setOffer(null);
      if (pending) return;
      version = 0;
      void removeWhenSaved();
    },
    /** Deletes the draft: the form was submitted or abandoned. */
    finish: () => {
      isFinished = true;
      cancel();
      return removeWhenSaved();
    },
  };
}
