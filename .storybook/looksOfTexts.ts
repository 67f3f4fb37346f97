/**
 * How each visible text of the page looks: the page's theme and brand, and its ancestors' classes
 * and states, which decide its colors. Self-contained, so that it can be sent to a browser.
 */
export function looksOfTexts(): readonly string[] {
  const lookAttribute =
    /^(?:class|style|disabled|readonly|fill|data-(?!rac$|key$|react-)|aria-(?:current|expanded|invalid|pressed|readonly|selected))/;
  // names and numbers identify one element among many, not its look
  const elementSpecific = /^(?:style=(?!.*(?:color|background|opacity))|data-.*[\s\d])/;
  const { theme = 'system', brand = '' } = document.documentElement.dataset;
  const cache = new Map<Element | null, string>([[document.body, `${theme} ${brand}`]]);
  const lookOf = (element: Element | null): string => {
    const cached = cache.get(element);
    if (!element || cached !== undefined) return cached ?? '';
    const states = element
      .getAttributeNames()
      .filter((name) => lookAttribute.test(name))
      .map((name) => `${name}=${element.getAttribute(name)}`)
      .filter((state) => !elementSpecific.test(state));
    const look = [lookOf(element.parentElement), ...states].join(' ').trim();
    cache.set(element, look);
    return look;
  };
  const looks = new Set<string>();
  const addLook = (element: Element | null) => {
    if (element?.checkVisibility()) looks.add(`${element.tagName} ${lookOf(element)}`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.nodeValue?.trim()) addLook(texts.currentNode.parentElement);
  }
  for (const field of document.querySelectorAll('input, textarea')) addLook(field);
  return [...looks];
}

/** Looks that have passed in this process, on any page. */
export const inOrder = new Set<string>();
