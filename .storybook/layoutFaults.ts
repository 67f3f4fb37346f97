/** Detects text that users cannot read or reach: clipped, off the page, or under other text. */

interface Facts {
  readonly overflowX: string;
  readonly overflowY: string;
  readonly ellipsis: boolean;
  /** Whether `line-clamp` truncates the text. */
  readonly isClamped: boolean;
  readonly isFixed: boolean;
  /** Whether the element floats above the page or stays put while it scrolls. */
  readonly isLayer: boolean;
  readonly isInline: boolean;
  /** Visually hidden, whether or not screen readers announce it. */
  readonly isUnseen: boolean;
  readonly edge: DOMRect;
}

interface VisibleText {
  readonly text: string;
  readonly owner: Element;
  readonly box: DOMRect;
  /** The part of `box` that its ancestors do not clip. */
  readonly seen: DOMRect;
  /** The owner and its ancestors below the body, innermost first. */
  readonly around: readonly (readonly [Element, Facts])[];
}

/** Tolerance in px: shadows and subpixel rounding move edges by less than this. */
const SLACK = 1.5;
/** Allowed overlap in px: adjacent line boxes may overlap by this much without letters touching. */
const TOUCH = 4;

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

function factsOf(element: Element): Facts {
  const style = getComputedStyle(element);
  const isClipped = style.position === 'absolute' && style.clip !== 'auto';
  return {
    overflowX: style.overflowX,
    overflowY: style.overflowY,
    ellipsis: style.textOverflow === 'ellipsis',
    isClamped: style.webkitLineClamp !== 'none',
    isFixed: style.position === 'fixed',
    isLayer: style.position === 'fixed' || style.position === 'sticky' || style.zIndex !== 'auto',
    isInline: style.display === 'inline' || style.display === 'contents',
    isUnseen:
      isClipped ||
      style.clipPath !== 'none' ||
      style.visibility === 'hidden' ||
      style.opacity === '0',
    edge: element.getBoundingClientRect(),
  };
}

/** Returns a `factsOf` that caches its results for one pass. */
function cachedFacts(): (element: Element) => Facts {
  const cache = new Map<Element, Facts>();
  return (element) => {
    const facts = cache.get(element) ?? factsOf(element);
    cache.set(element, facts);
    return facts;
  };
}

/** Elements without visible text, and optional text that may be hidden for lack of room. */
const UNSEEN = 'script, style, noscript, template, svg, [hidden], [inert], [data-optional]';

function* texts(): Generator<{ readonly node: Text; readonly owner: Element }> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    if (!(node instanceof Text) || !owner || node.data.trim() === '') continue;
    if (owner.closest(UNSEEN)) continue;
    yield { node, owner };
  }
}

/** The part of a box that stays visible inside the ancestors that clip or scroll their overflow. */
function visiblePartOf(box: DOMRect, around: VisibleText['around']): DOMRect {
  let { left, right, top, bottom } = box;
  for (const [, { overflowX, overflowY, edge }] of around) {
    if (overflowX !== 'visible') {
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
    }
    if (overflowY !== 'visible') {
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function visibleTexts(): readonly VisibleText[] {
  const result: VisibleText[] = [];
  const facts = cachedFacts();
  const range = document.createRange();
  for (const { node, owner } of texts()) {
    const ancestors: (readonly [Element, Facts])[] = [];
    for (
      let element: Element | null = owner;
      element && element !== document.body;
      element = element.parentElement
    ) {
      ancestors.push([element, facts(element)]);
    }
    if (ancestors.some(([, { isUnseen }]) => isUnseen)) continue;
    // fixed elements are not clipped by their ancestors
    const fixedIndex = ancestors.findIndex(([, { isFixed }]) => isFixed);
    const around = fixedIndex < 0 ? ancestors : ancestors.slice(0, fixedIndex + 1);
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const text = node.data.trim().slice(0, 60);
      result.push({ text, owner, box, seen: visiblePartOf(box, around), around });
    }
  }
  return result;
}

const isBeside = (box: DOMRect, edge: DOMRect) =>
  box.left < edge.left - SLACK || box.right > edge.right + SLACK;
const isBelow = (box: DOMRect, edge: DOMRect) =>
  box.top < edge.top - 2 * SLACK || box.bottom > edge.bottom + 2 * SLACK;

/** Whether an element sits outside the viewport until it is focused, such as a skip link. */
const isParked = ({ top, bottom }: DOMRect) => bottom <= 0 || top >= innerHeight;

/** Why a text is cut off or unreachable; `undefined` if it can be read or scrolled to. */
function cutOffReason({ box, around }: VisibleText): string | undefined {
  const isOut = box.left < -SLACK || box.right > innerWidth + SLACK;
  const isUnreachable = box.top < -SLACK || box.bottom > innerHeight + SLACK;
  for (const [element, facts] of around) {
    const { overflowX, overflowY, ellipsis, isClamped, isFixed, edge } = facts;
    if (scrolls(overflowX) && element.scrollWidth > element.clientWidth) return undefined;
    if (isBeside(box, edge) && ellipsis) return undefined;
    if (isBeside(box, edge) && hides(overflowX)) return 'is cut off';
    if (scrolls(overflowY) && element.scrollHeight > element.clientHeight) {
      return isOut ? 'is out of the page' : undefined;
    }
    if (isBelow(box, edge) && isClamped) return undefined;
    if (isBelow(box, edge) && hides(overflowY)) return 'is cut off below';
    if (isFixed && isUnreachable && !isParked(edge)) return 'cannot be scrolled to';
  }
  return isOut ? 'is out of the page' : undefined;
}

/** Whether a text is wider than its containing box, so that it may run over its neighbors. */
function sticksOut({ box, around }: VisibleText): boolean {
  const [, facts] = around.find(([, { isInline }]) => !isInline) ?? [];
  return facts !== undefined && facts.overflowX === 'visible' && isBeside(box, facts.edge);
}

const layerOf = ({ around }: VisibleText) => around.find(([, { isLayer }]) => isLayer)?.[0];

function overlaps(a: VisibleText, b: VisibleText): boolean {
  if (a.owner === b.owner) return false;
  const across = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
  const down = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top);
  return across > TOUCH && down > TOUCH && layerOf(a) === layerOf(b);
}

const describeText = ({ owner, text }: VisibleText) =>
  `“${text}” (${owner.tagName.toLowerCase()}.${[...owner.classList].at(-1) ?? ''})`;

/** Describes the page's current layout faults in words; empty if there are none. */
export function layoutFaults(): readonly string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  const overflow = scrollWidth - clientWidth;
  if (overflow > 0) faults.add(`The page scrolls sideways by ${overflow} px`);
  const readable: VisibleText[] = [];
  for (const text of visibleTexts()) {
    const reason = cutOffReason(text);
    if (reason) faults.add(`${describeText(text)} ${reason}`);
    else if (sticksOut(text)) faults.add(`${describeText(text)} sticks out of its box`);
    else if (text.box.bottom > 0 && text.box.top < innerHeight) readable.push(text);
  }
  for (const [index, text] of readable.entries()) {
    const other = readable.slice(index + 1).find((next) => overlaps(text, next));
    if (other) faults.add(`${describeText(text)} lies over ${describeText(other)}`);
  }
  return [...faults];
}

/** Date segments and keyboard keys: their length does not depend on the language. */
const AS_IT_IS = '[role="spinbutton"], kbd';
const LETTER = /\p{L}/gu;
const isInWords = (text: string) => (text.match(LETTER)?.length ?? 0) * 2 > text.trim().length;

/**
 * Doubles the story's own words, except figures; text with `mark` comes from the catalog and is
 * doubled already. Returns a function that restores the original text.
 */
export function doubleWords(mark: string): () => void {
  const originals = [...texts()]
    .filter(
      ({ node, owner }) =>
        isInWords(node.data) && !node.data.includes(mark) && !owner.closest(AS_IT_IS),
    )
    .map(({ node }) => ({ node, text: node.data }));
  for (const { node, text } of originals) node.data = `${text} ${text}`;
  return () => {
    for (const { node, text } of originals) node.data = text;
  };
}
