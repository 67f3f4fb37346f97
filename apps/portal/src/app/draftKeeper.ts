/** A draft as it was kept last. */
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
  /** Runs later; gives what takes it back. */
  readonly later: (run: () => void) => () => void;
}

export interface DraftKeeper {
  /** Looks for a draft; until it is answered, and while one is offered, nothing is overwritten. */
  readonly open: () => Promise<void>;
  /** Keeps what stands in the form once the person pauses. */
  readonly typed: (data: unknown) => void;
  /** Keeps it now. */
  readonly flush: () => Promise<void>;
  /** Takes the offer; what is typed from now on takes its place. */
  readonly resume: () => void;
  /** Throws the offer away; what was typed in the meantime takes its place. */
  readonly dismiss: () => void;
  /** It was sent, or the person left without it: forgets it. */
  readonly finish: () => Promise<void>;
}

const nothing = () => {};

/** Keeps one form's draft: one save at a time, the latest wins, another device's is never overwritten unseen. */
export function createDraftKeeper(
  { load, save, forget, later }: DraftPort,
  onOffer: (offer: KeptDraft | null) => void,
): DraftKeeper {
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
  const flush = async (): Promise<void> => {
    cancel();
    if (saving) return saving;
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
    typed: (data) => {
      if (isOver) return;
      waiting = { data };
      if (!isHeld) schedule();
    },
    resume: () => {
      version = offer?.version ?? 0;
      waiting = null;
      show(null);
    },
    dismiss: () => {
      version = offer?.version ?? 0;
      show(null);
      if (waiting) return;
      version = 0;
      void remove();
    },
    finish: () => {
      isOver = true;
      cancel();
      return remove();
    },
  };
}
