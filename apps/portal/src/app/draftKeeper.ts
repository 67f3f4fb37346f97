/** A draft as it was last saved. */
export interface KeptDraft {
  readonly data: unknown;
  readonly version: number;
  /** Instant. */
  readonly savedAt: string;
}

export type SaveAnswer = { readonly version: number } | 'stale' | 'failed';

/** Where drafts are kept, and the time. */
export interface DraftPort {
  /** Null when there is none, or it cannot be read now. */
  readonly load: () => Promise<KeptDraft | null>;
  readonly save: (data: unknown, version: number) => Promise<SaveAnswer>;
  readonly forget: () => Promise<void>;
  /** Runs later; returns what cancels it. */
  readonly later: (run: () => void) => () => void;
}

const nothing = () => {};

/** Keeps one form's draft: one save at a time, the latest wins, another device's is never overwritten unseen. */
export function createDraftKeeper(
  { load, save, forget, later }: DraftPort,
  onOffer: (offer: KeptDraft | null) => void,
) {
  let version = 0;
  let offer: KeptDraft | null = null;
  let waiting: { readonly data: unknown } | null = null;
  let isHeld = true;
  let isOver = false;
  let saving: Promise<void> | null = null;
  let cancel = nothing;

  const schedule = () => {
    cancel();
    cancel = later(() => void flush());
  };
  const show = (found: KeptDraft | null) => {
    offer = found;
    isHeld = found !== null;
    onOffer(found);
    // typed while nothing could be overwritten
    if (!isHeld && waiting) schedule();
  };
  /** Looks for a draft; until it is answered, and while one is offered, nothing is overwritten. */
  const open = async () => show(await load());
  const saveNow = async (data: unknown) => {
    const answer = await save(data, version);
    if (typeof answer === 'object') {
      version = answer.version;
      return;
    }
    // what could not be kept is kept with the next change
    waiting ??= { data };
    if (answer === 'stale' && !isOver) {
      isHeld = true;
      await open();
    }
  };
  /** Keeps it now. */
  const flush = async (): Promise<void> => {
    cancel();
    // what was typed meanwhile is kept after what is on its way
    if (saving) return saving.then(flush);
    if (isHeld || isOver || !waiting) return undefined;
    const { data } = waiting;
    waiting = null;
    saving = saveNow(data).finally(() => (saving = null));
    return saving;
  };
  const remove = async () => {
    await saving;
    await forget();
  };
  return {
    open,
    flush,
    /** Keeps what stands in the form once the person pauses. */
    typed: (data: unknown) => {
      if (isOver) return;
      waiting = { data };
      if (!isHeld) schedule();
    },
    /** Takes the offer; what is typed from now on takes its place. */
    resume: () => {
      version = offer?.version ?? 0;
      waiting = null;
      show(null);
    },
    /** Throws the offer away; what was typed in the meantime takes its place. */
    dismiss: () => {
      version = offer?.version ?? 0;
      show(null);
      if (waiting) return;
      version = 0;
      void remove();
    },
    /** It was sent, or the person left without it: forgets it. */
    finish: () => {
      isOver = true;
      cancel();
      return remove();
    },
  };
}
