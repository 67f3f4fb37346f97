/** Finds text that a person could not read or reach: cut off, out of the page, over other text. */

interface Facts {
  readonly overflowX: string;
  readonly overflowY: string;
  readonly ellipsis: boolean;
  /** Ends with an ellipsis after so many lines. */
  readonly isClamped: boolean;
  readonly isFixed: boolean;
  /** Floats over the page or stays while it scrolls. */
  readonly isLayer: boolean;
  readonly isInline: boolean;
  /** Read aloud, or not at all, but not seen. */
  readonly isUnseen: boolean;
  readonly edge: DOMRect;
}

interface Written {
  readonly text: string;
  readonly owner: Element;
  readonly box: DOMRect;
  /** What of the box its ancestors let through. */
  readonly seen: DOMRect;
  /** The owner and what it stands in, up to the body. */
  readonly around: readonly (readonly [Element, Facts])[];
}

/** Shadows and rounding of sub-pixels move an edge by less than this, in px. */
const SLACK = 1.5;
/** Line boxes of neighboring lines may touch; letters do not, in px. */
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

/** Facts of elements, each asked for once in a pass. */
function remembered(): (element: Element) => Facts {
  const known = new Map<Element, Facts>();
  return (element) => {
    const facts = known.get(element) ?? factsOf(element);
    known.set(element, facts);
    return facts;
  };
}

/** Not for eyes, or left out where there is no room: what is read aloud in any case. */
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

/** What of a box is left inside those of its ancestors that hide or scroll what is beyond them. */
function seenOf(box: DOMRect, around: Written['around']): DOMRect {
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

function written(): readonly Written[] {
  const found: Written[] = [];
  const facts = remembered();
  const range = document.createRange();
  for (const { node, owner } of texts()) {
    const above: (readonly [Element, Facts])[] = [];
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      above.push([at, facts(at)]);
    }
    if (above.some(([, { isUnseen }]) => isUnseen)) continue;
    // what is fixed to the window is not clipped by what it stands in
    const fixed = above.findIndex(([, { isFixed }]) => isFixed);
    const around = fixed < 0 ? above : above.slice(0, fixed + 1);
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const text = node.data.trim().slice(0, 60);
      found.push({ text, owner, box, seen: seenOf(box, around), around });
    }
  }
  return found;
}

const isBeside = (box: DOMRect, edge: DOMRect) =>
  box.left < edge.left - SLACK || box.right > edge.right + SLACK;
const isBelow = (box: DOMRect, edge: DOMRect) =>
  box.top < edge.top - 2 * SLACK || box.bottom > edge.bottom + 2 * SLACK;

/** Kept out of the page until it takes the focus: a link to the content. */
const isParked = ({ top, bottom }: DOMRect) => bottom <= 0 || top >= innerHeight;

/** How a text cannot be read or reached, up to the nearest ancestor that scrolls to it. */
function cutOff({ box, around }: Written): string | undefined {
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

/** Wider than the box that it stands in, so that it runs over what stands next to it. */
function sticksOut({ box, around }: Written): boolean {
  const [, facts] = around.find(([, { isInline }]) => !isInline) ?? [];
  return facts !== undefined && facts.overflowX === 'visible' && isBeside(box, facts.edge);
}

const layerOf = ({ around }: Written) => around.find(([, { isLayer }]) => isLayer)?.[0];

function overlaps(a: Written, b: Written): boolean {
  if (a.owner === b.owner) return false;
  const across = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
  const down = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top);
  return across > TOUCH && down > TOUCH && layerOf(a) === layerOf(b);
}

const where = ({ owner, text }: Written) =>
  `“${text}” (${owner.tagName.toLowerCase()}.${[...owner.classList].at(-1) ?? ''})`;

/** What is wrong with the page right now, in words; empty if nothing is. */
export function layoutFaults(): readonly string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  const beyond = scrollWidth - clientWidth;
  if (beyond > 0) faults.add(`The page scrolls sideways by ${beyond} px`);
  const readable: Written[] = [];
  for (const one of written()) {
    const cut = cutOff(one);
    if (cut) faults.add(`${where(one)} ${cut}`);
    else if (sticksOut(one)) faults.add(`${where(one)} sticks out of its box`);
    else if (one.box.bottom > 0 && one.box.top < innerHeight) readable.push(one);
  }
  for (const [at, one] of readable.entries()) {
    const other = readable.slice(at + 1).find((next) => overlaps(one, next));
    if (other) faults.add(`${where(one)} lies over ${where(other)}`);
  }
  return [...faults];
}

/** Parts of a date, and keys of the keyboard, are as long in every language. */
const AS_IT_IS = '[role="spinbutton"], kbd';
const LETTER = /\p{L}/gu;
const isInWords = (text: string) => (text.match(LETTER)?.length ?? 0) * 2 > text.trim().length;

/**
 * Doubles what a story said by itself, figures aside; texts with `mark` come from the catalog and
 * are doubled. Answers what gives them back.
 */
export function doubleWords(mark: string): () => void {
  const before = [...texts()]
    .filter(
      ({ node, owner }) =>
        isInWords(node.data) && !node.data.includes(mark) && !owner.closest(AS_IT_IS),
    )
    .map(({ node }) => ({ node, text: node.data }));
  for (const { node, text } of before) node.data = `${text} ${text}`;
  return () => {
    for (const { node, text } of before) node.data = text;
  };
}
