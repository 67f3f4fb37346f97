import { record } from '@rrweb/record';

/**
 * Never leaves the browser: PINs, codes and keys, which are marked, and what is typed, whatever field
 * it is typed in. A part of a date is no input element but is typed all the same.
 */
const PRIVATE =
  '[data-private], [role="spinbutton"], [contenteditable="true"], input[type="hidden"]';

/** The address holds what was searched for, so only its path is sent. */
function withoutSearch(event: object & { readonly data?: unknown }): unknown {
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('href' in data)) return event;
  return { ...event, data: { ...data, href: location.origin + location.pathname } };
}

/** Records the page until the function that it returns is called. [HELP-01] */
export function recordPage(take: (event: unknown) => void): () => void {
  const stop = record({
    emit: (event) => take(withoutSearch(event)),
    maskAllInputs: true,
    blockSelector: PRIVATE,
    inlineStylesheet: false,
    slimDOMOptions: 'all',
    sampling: { mousemove: 60, scroll: 100 },
  });
  return () => stop?.();
}
