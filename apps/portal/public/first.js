// Runs first, in every browser, so it uses only old syntax: shows a notice in unsupported browsers
// instead of a blank page, and applies the saved theme before the first paint.
(function () {
  function isSupported() {
    return (
      'noModule' in document.createElement('script') &&
      typeof CSS === 'object' &&
      typeof CSS.supports === 'function' &&
      CSS.supports('color', 'oklch(0.5 0.1 200)') &&
      CSS.supports('selector(:has(a))') &&
      typeof Array.prototype.toSorted === 'function' &&
      typeof URL === 'function' &&
      typeof URL.canParse === 'function' &&
      typeof Intl === 'object' &&
      typeof Intl.Segmenter === 'function' &&
      typeof Promise === 'function' &&
      typeof Promise.withResolvers === 'function'
    );
  }
  function say() {
    var text = document.getElementById('unsupported');
    if (text) text.hidden = false;
  }
  if (!isSupported()) document.addEventListener('DOMContentLoaded', say);
  // last, because it throws if storage is blocked; the theme then follows the device
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.setAttribute('data-theme', theme);
  }
})();
