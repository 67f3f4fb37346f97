/** Something on the page that is not saved. */
interface Unsaved {
  /** false: it was saved in the meantime. */
  readonly isAsked: () => boolean;
  /** Asks the person, and goes when they agree. */
  readonly ask: (go: () => void) => void;
}

const open = new Set<Unsaved>();
const asked = () => [...open].find(({ isAsked }) => isAsked());

/** Lets the browser ask before it loads another page, or closes the tab. */
function warn(event: BeforeUnloadEvent): void {
  if (asked()) event.preventDefault();
}

/** Has the person asked before what is unsaved is lost; ends what it answers. */
export function askBeforeLeaving(unsaved: Unsaved): () => void {
  open.add(unsaved);
  window.addEventListener('beforeunload', warn);
  return () => {
    open.delete(unsaved);
    if (open.size === 0) window.removeEventListener('beforeunload', warn);
  };
}

/** Does it at once, or once the person has said that what they typed may be lost. */
export function leaveThen(go: () => void): void {
  const unsaved = asked();
  if (unsaved) unsaved.ask(go);
  else go();
}

/** Loads another page without asking: the session is over, and drafts are kept. */
export function leaveAtOnce(address: string): void {
  window.removeEventListener('beforeunload', warn);
  window.location.assign(address);
}
