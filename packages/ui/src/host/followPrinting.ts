/** Calls back before and after the page is printed; returns a function that unsubscribes. */
export function followPrinting(onStart: () => void, onEnd: () => void): () => void {
  window.addEventListener('beforeprint', onStart);
  window.addEventListener('afterprint', onEnd);
  return () => {
    window.removeEventListener('beforeprint', onStart);
    window.removeEventListener('afterprint', onEnd);
  };
}
