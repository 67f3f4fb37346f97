if (!matchMedia('(forced-colors: active)').matches) throw new Error('No colours are forced.');

/**
 * Where colours are forced, a text has the colour of `color`, and axe reads the one of
 * `-webkit-text-fill-color`, which stays as the page gave it: dequelabs/axe-core#3978.
 */
const style: {
  getPropertyValue: (this: CSSStyleDeclaration, name: string) => string;
} = CSSStyleDeclaration.prototype;
const read = style.getPropertyValue;
style.getPropertyValue = function getForced(name) {
  return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
};
