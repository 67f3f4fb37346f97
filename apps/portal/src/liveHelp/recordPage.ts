import { record } from '@rrweb/record';

/**
 * Never leaves the browser: PINs, codes and keys, which are marked, and what is typed, whatever field
 * it is typed in. A part of a date is no input element but is typed all the same.
 */
const PRIVATE = '[data-private], [role="spinbutton"], [contenteditable="true"]';

/** Records the page until the answer is called. [HELP-01] */
export function recordPage(take: (event: unknown) => void): () => void {
  const stop = record({
    emit: take,
    maskAllInputs: true,
    blockSelector: PRIVATE,
    inlineStylesheet: false,
    slimDOMOptions: 'all',
    sampling: { mousemove: 60, scroll: 100 },
  });
  return () => stop?.();
}
