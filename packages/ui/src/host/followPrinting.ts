/** Calls back before and after the page is printed; returns a function that unsubscribes. */
export function followPrinting(begin: () => void, end: () => void): () => void {
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
