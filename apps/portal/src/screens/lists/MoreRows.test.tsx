// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { MoreRows } from './MoreRows.tsx';

/** A list with this many further pages. */
function List({ pages }: { readonly pages: number }) {
  const [shown, setShown] = useState(1);
  const hasMore = shown < pages;
  const list = { hasMore, isLoadingMore: false, loadMore: () => setShown(shown + 1) };
  return (
    <>
      <p>Pages: {shown}</p>
      <MoreRows list={list}>Show more</MoreRows>
    </>
  );
}

it('[UI-19] after the last rows, the focus stays at the end of the list', async () => {
  const page = await openPart(<List pages={3} />, ['signedIn'], {});
  document.querySelector('button')?.focus();
  await page.press('button', 'Show more');
  await page.untilSaid('Pages: 2');
  expect(document.activeElement?.textContent).toBe('Show more');
  await page.press('button', 'Show more');
  await page.untilSaid('Pages: 3');
  expect(document.activeElement?.textContent).toBe('There is nothing more to show.');
});

it('says nothing about the end of a short list', async () => {
  const page = await openPart(<List pages={1} />, ['signedIn'], {});
  expect(page.said()).not.toContain('nothing more');
});
