import axe from 'axe-core';
import { pauseAnimations } from 'storybook/preview-api';
import { commands, page } from 'vitest/browser';
import { afterEach, expect, vi, type TestContext } from 'vitest';
import { frames } from '../packages/ui/src/stories/frames.ts';
import { doubleWords, layoutFaults } from './layoutFaults.ts';
import { DOUBLED, setLook, STRETCHED, USUAL, type Look } from './look.ts';
import { inOrder, looksOfTexts } from './looksOfTexts.ts';

declare module 'vitest' {
  interface TestContext {
    /** The story as composed by Storybook's plugin. */
    story: { readonly parameters: Readonly<Record<string, unknown>> };
  }
}

interface Layout {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly look: Look;
}

/** A 1280 x 900 page is 640 x 450 at 200 % and 320 wide at 400 % (WCAG 2.2, 1.4.4 and 1.4.10). */
const LAYOUTS: readonly Layout[] = [
  { name: 'right to left, text twice as long', width: 1200, height: 900, look: STRETCHED },
  { name: 'zoom of 200 %', width: 640, height: 450, look: USUAL },
  { name: '320 px wide', width: 320, height: 640, look: USUAL },
  { name: '320 px wide, right to left, twice as long', width: 320, height: 640, look: STRETCHED },
];

interface Coloring {
  readonly name: string;
  readonly look: Look;
}

const COLORINGS: readonly Coloring[] = [
  { name: 'dark', look: { ...USUAL, theme: 'dark' } },
  { name: 'high contrast', look: { ...USUAL, theme: 'contrast' } },
  { name: 'second brand', look: { ...USUAL, brand: 'harvest' } },
  { name: 'second brand, dark', look: { ...USUAL, brand: 'harvest', theme: 'dark' } },
  { name: 'third brand', look: { ...USUAL, brand: 'harbor' } },
];

/** axe rules whose results depend on style sheets; `npm test` has run the others. */
const RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** The viewport in which stories are played. */
const PLAY_VIEWPORT = { width: 1200, height: 900 };

/** Waits for media queries, measuring components, and virtual rows to follow a new width. */
const waitUntilSettled = () => frames(4);

/** Whether forced colors are on; text then has the color given by `color`. */
let isForced = false;
const style: {
  getPropertyValue: (this: CSSStyleDeclaration, name: string) => string;
} = CSSStyleDeclaration.prototype;
const originalGetter = style.getPropertyValue;
/** axe reads `-webkit-text-fill-color`, which forced colors do not set: dequelabs/axe-core#3978. */
style.getPropertyValue = function getForced(name) {
  return originalGetter.call(this, isForced && name === '-webkit-text-fill-color' ? 'color' : name);
};

async function setForced(next: boolean) {
  await commands.forceColors(next);
  isForced = next;
  if (matchMedia('(forced-colors: active)').matches !== next)
    throw new Error('The page does not follow the colors of the device.');
}

async function colorFaults(name: string): Promise<readonly string[]> {
  await frames(1);
  const { violations } = await axe.run(document.body, {
    runOnly: RULES,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${name}: ${id} ${String(target)} ${failureSummary}`),
  );
}

/** The `data-*` attributes that the provider sets on the root element for a look. */
const expectedDataset = ({ theme, brand }: Look) => ({
  ...(theme && { theme }),
  ...(brand && { brand }),
});

/**
 * Checks a story in every theme and brand, unless all of its texts look like ones that have passed
 * before. A story with its own theme stays in it.
 */
async function faultsInColors(ownTheme: unknown): Promise<readonly string[]> {
  const looks = looksOfTexts();
  if (looks.every((look) => inOrder.has(look))) return [];
  const faults: string[] = [];
  for (const { name, look } of COLORINGS) {
    if (ownTheme && look.theme) continue;
    setLook(look);
    await vi.waitFor(
      () =>
        expect(Object.assign({}, document.documentElement.dataset)).toMatchObject(
          expectedDataset(look),
        ),
      // the default interval of 50 ms would add up over five waits per story
      { interval: 2 },
    );
    faults.push(...(await colorFaults(name)));
  }
  setLook(USUAL);
  await setForced(true);
  faults.push(...(await colorFaults('forced colors')));
  await setForced(false);
  if (faults.length === 0) for (const look of looks) inOrder.add(look);
  return faults;
}

async function layoutFaultsIn({ name, width, height, look }: Layout): Promise<readonly string[]> {
  await page.viewport(width, height);
  setLook(look);
  await waitUntilSettled();
  const namedFaults = () => layoutFaults().map((fault) => `${name}: ${fault}`);
  if (!look.isTwiceAsLong) return namedFaults();
  const undo = doubleWords(DOUBLED);
  await waitUntilSettled();
  const faults = namedFaults();
  undo();
  return faults;
}

const OF_A_THEME = / (?:Dark|Contrast)$/;

/** Whether a story only repeats another in a fixed theme, which the other's check covers anyway. */
function isCheckedElsewhere({ task, story }: TestContext): boolean {
  const baseName = task.name.replace(OF_A_THEME, '');
  if (!story.parameters['theme'] || baseName === task.name) return false;
  return task.file.tasks.some(({ name }) => name === baseName);
}

/** After each story, checks that it is readable in other colors and layouts. */
afterEach(async (context) => {
  if (isCheckedElsewhere(context)) return;
  const { story } = context;
  const faults: string[] = [];
  const resumeAnimations = pauseAnimations();
  try {
    faults.push(...(await faultsInColors(story.parameters['theme'])));
    for (const layout of LAYOUTS) faults.push(...(await layoutFaultsIn(layout)));
  } finally {
    resumeAnimations();
    if (isForced) await setForced(false);
    setLook(USUAL);
    // Finish resizing before the next story starts: open lists close on resize.
    await page.viewport(PLAY_VIEWPORT.width, PLAY_VIEWPORT.height);
    await waitUntilSettled();
  }
  expect(faults).toEqual([]);
});
