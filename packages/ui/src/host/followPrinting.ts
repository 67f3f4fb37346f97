/** Calls back before the page is printed and after it; answers what ends that. */
export function followPrinting(begin: () => void, end: () => void): () => void {
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
