import { record } from '@rrweb/record';

/**
 * Never leaves the browser: PINs, codes, and keys, which are marked, and anything typed into any
 * field. A date segment is not an input element but is typed into all the same.
 */
const PRIVATE =
  '[data-private], [role="spinbutton"], [contenteditable="true"], input[type="hidden"]';

/** Sends only the path of the address, whose query may contain a search. */
function withoutSearch(event: object & { readonly data?: unknown }): unknown {
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('href' in data)) return event;
  return { ...event, data: { ...data, href: location.origin + location.pathname } };
}

/** Starts recording the page; returns a function that stops it. [HELP-01] */
export function recordPage(onEvent: (event: unknown) => void): () => void {
  const stop = record({
    emit: (event) => onEvent(withoutSearch(event)),
    maskAllInputs: true,
    blockSelector: PRIVATE,
    inlineStylesheet: false,
    slimDOMOptions: 'all',
    sampling: { mousemove: 60, scroll: 100 },
  });
  return () => stop?.();
}
