// Runs before anything else and in every browser, so it is written for the oldest: says that a
// browser is not supported instead of leaving an empty page, and sets the chosen theme before the
// first paint.
(function () {
  function isSupported() {
    return (
      'noModule' in document.createElement('script') &&
      window.CSS !== undefined &&
      CSS.supports('color', 'oklch(0.5 0.1 200)') &&
      CSS.supports('selector(:has(a))') &&
      typeof Array.prototype.toSorted === 'function' &&
      typeof URL.canParse === 'function' &&
      typeof Intl.Segmenter === 'function' &&
      typeof Promise.withResolvers === 'function'
    );
  }
  function say() {
    var text = document.getElementById('unsupported');
    if (text) text.hidden = false;
  }
  var supported = false;
  try {
    supported = isSupported();
  } catch (error) {
    supported = false;
  }
  if (!supported) document.addEventListener('DOMContentLoaded', say);
})();
