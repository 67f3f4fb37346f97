/**
 * How each visible text of the page looks: the page's theme and brand, and its ancestors' classes
 * and states, which decide its colors. Self-contained, so that it can be sent to a browser.
 */
export function looksOfTexts(): readonly string[] {
  const ofLook =
    /^(?:class|style|disabled|readonly|fill|data-(?!rac$|key$|react-)|aria-(?:current|expanded|invalid|pressed|readonly|selected))/;
  // names and numbers identify one element among many, not its look
  const ofOne = /^(?:style=(?!.*(?:color|background|opacity))|data-.*[\s\d])/;
  const { theme = 'system', brand = '' } = document.documentElement.dataset;
  const known = new Map<Element | null, string>([[document.body, `${theme} ${brand}`]]);
  const lookOf = (element: Element | null): string => {
    const before = known.get(element);
    if (!element || before !== undefined) return before ?? '';
    const states = element
      .getAttributeNames()
      .filter((name) => ofLook.test(name))
      .map((name) => `${name}=${element.getAttribute(name)}`)
      .filter((state) => !ofOne.test(state));
    const look = [lookOf(element.parentElement), ...states].join(' ').trim();
    known.set(element, look);
    return look;
  };
  const looks = new Set<string>();
  const see = (element: Element | null) => {
    if (element?.checkVisibility()) looks.add(`${element.tagName} ${lookOf(element)}`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.nodeValue?.trim()) see(texts.currentNode.parentElement);
  }
  for (const field of document.querySelectorAll('input, textarea')) see(field);
  return [...looks];
}

/** Looks that have passed in this process, on any page. */
export const inOrder = new Set<string>();
