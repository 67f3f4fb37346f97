/** Finds text that a person could not read or reach: cut off, out of the page, over other text. */

interface Written {
  readonly text: string;
  readonly owner: Element;
  readonly box: DOMRect;
  readonly layer: Element;
}

/** Shadows and rounding of sub-pixels move an edge by less than this, in px. */
const SLACK = 1.5;
/** Line boxes of neighbouring lines may touch; letters do not, in px. */
const TOUCH = 4;

const isScrollable = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** The ancestors of an element, itself first, up to the body. */
function* upwards(element: Element): Generator<Element> {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    yield at;
}

function isSpokenOnly(owner: Element): boolean {
  for (const at of upwards(owner)) {
    const { clipPath, clip, opacity, visibility, position } = getComputedStyle(at);
    if (clipPath !== 'none' || visibility === 'hidden' || opacity === '0') return true;
    if (position === 'absolute' && clip !== 'auto') return true;
  }
  return false;
}

const layerOf = (owner: Element): Element => {
  for (const at of upwards(owner)) {
    const { position, zIndex } = getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky' || zIndex !== 'auto') return at;
  }
  return document.body;
};

function* texts(): Generator<{ readonly node: Text; readonly owner: Element }> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    if (!(node instanceof Text) || !owner || node.data.trim() === '') continue;
    if (owner.closest('script, style, noscript, template, svg, [hidden]')) continue;
    yield { node, owner };
  }
}

function written(): readonly Written[] {
  const found: Written[] = [];
  const range = document.createRange();
  for (const { node, owner } of texts()) {
    if (isSpokenOnly(owner)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      found.push({ text: node.data.trim().slice(0, 60), owner, box, layer: layerOf(owner) });
    }
  }
  return found;
}

/** Beyond the page, or beyond what an ancestor lets through. */
function cutOff({ owner, box }: Written): string | undefined {
  const isOut = box.left < -SLACK || box.right > innerWidth + SLACK;
  for (const at of upwards(owner)) {
    const { overflowX, overflowY, textOverflow, position } = getComputedStyle(at);
    const edge = at.getBoundingClientRect();
    if (isScrollable(overflowX) && at.scrollWidth > at.clientWidth) return undefined;
    const isBeside = box.left < edge.left - SLACK || box.right > edge.right + SLACK;
    if (isBeside && hides(overflowX) && textOverflow !== 'ellipsis') return 'is cut off';
    if (isBeside && textOverflow === 'ellipsis') return undefined;
    if (isScrollable(overflowY) && at.scrollHeight > at.clientHeight) {
      return isOut ? 'is out of the page' : undefined;
    }
    const isBelow = box.top < edge.top - SLACK * 2 || box.bottom > edge.bottom + SLACK * 2;
    if (isBelow && hides(overflowY)) return 'is cut off below';
    const isUnreachable = box.top < -SLACK || box.bottom > innerHeight + SLACK;
    if (position === 'fixed' && isUnreachable) return 'cannot be scrolled to';
  }
  return isOut ? 'is out of the page' : undefined;
}

/** Wider than the box that it stands in, so that it runs over what stands beside. */
function sticksOut({ owner, box }: Written): boolean {
  for (const at of upwards(owner)) {
    const { display, overflowX } = getComputedStyle(at);
    if (display.startsWith('inline') && display === 'inline') continue;
    const edge = at.getBoundingClientRect();
    if (overflowX !== 'visible') return false;
    return box.right > edge.right + SLACK || box.left < edge.left - SLACK;
  }
  return false;
}

function overlaps(a: Written, b: Written): boolean {
  if (a.owner === b.owner || a.layer !== b.layer) return false;
  const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
  const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
  return across > TOUCH && down > TOUCH;
}

const where = ({ owner, text }: Written) =>
  `“${text}” (${owner.tagName.toLowerCase()}.${[...owner.classList].at(-1) ?? ''})`;

/** What is wrong with the page as it stands, in words; empty if nothing is. */
export function layoutFaults(): readonly string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.add(`The page scrolls sideways by ${scrollWidth - clientWidth} px`);
  const all = written();
  for (const one of all) {
    const cut = cutOff(one);
    if (cut) faults.add(`${where(one)} ${cut}`);
    else if (sticksOut(one)) faults.add(`${where(one)} sticks out of its box`);
  }
  const read = all.filter((one) => one.box.bottom > 0 && one.box.top < innerHeight && !cutOff(one));
  for (const [at, one] of read.entries()) {
    const other = read.slice(at + 1).find((next) => overlaps(one, next));
    if (other) faults.add(`${where(one)} lies over ${where(other)}`);
  }
  return [...faults];
}

const LETTER = /\p{L}/gu;
const isInWords = (text: string) => (text.match(LETTER)?.length ?? 0) * 2 > text.trim().length;

/** Doubles what a story said by itself; texts with `mark` come from the catalogue and are doubled. */
export function doubleWords(mark: string): () => void {
  const before = [...texts()]
    .filter(({ node }) => isInWords(node.data) && !node.data.includes(mark))
    .map(({ node }) => ({ node, text: node.data }));
  for (const { node, text } of before) node.data = `${text} ${text}`;
  return () => {
    for (const { node, text } of before) node.data = text;
  };
}
