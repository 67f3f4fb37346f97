import { page } from 'vitest/browser';
import { afterEach, expect } from 'vitest';
import { doubleWords, layoutFaults } from './layoutFaults.ts';
import { DOUBLED, setLook, STRETCHED, USUAL, type Look } from './look.ts';

interface Check {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly look: Look;
}

/** A page of 1280 x 900 at 200 % is 640 x 450, at 400 % 320 wide: WCAG 2.2, 1.4.4 and 1.4.10. */
const CHECKS: readonly Check[] = [
  { name: 'right to left, text twice as long', width: 1200, height: 900, look: STRETCHED },
  { name: 'zoom of 200 %', width: 640, height: 450, look: USUAL },
  { name: '320 px wide', width: 320, height: 640, look: USUAL },
  { name: '320 px wide, right to left, twice as long', width: 320, height: 640, look: STRETCHED },
];

/** The window in which stories are played. */
const PLAYED = { width: 1200, height: 900 };

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Follows a new width: media queries, measuring components, virtual rows. */
async function settled() {
  for (let n = 0; n < 4; n += 1) await frame();
}

async function faultsIn({ name, width, height, look }: Check): Promise<readonly string[]> {
  await page.viewport(width, height);
  setLook(look);
  await settled();
  const undo = look.isTwiceAsLong ? doubleWords(DOUBLED) : () => undefined;
  await settled();
  const faults = layoutFaults().map((fault) => `${name}: ${fault}`);
  undo();
  return faults;
}

/** After a story has played: whether its layout holds where it is narrow, mirrored and stretched. */
afterEach(async () => {
  const faults: string[] = [];
  try {
    for (const check of CHECKS) faults.push(...(await faultsIn(check)));
  } finally {
    setLook(USUAL);
    // The next story is not to meet a window that is still growing: lists close at that.
    await page.viewport(PLAYED.width, PLAYED.height);
    await settled();
  }
  expect(faults).toEqual([]);
});
