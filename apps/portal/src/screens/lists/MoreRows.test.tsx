// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { usePages } from '@forecourt/api-client/react';
import { refuse, sampleId, sampleOrder, samplePage } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { MoreRows } from './MoreRows.tsx';

/** A list with this many further pages. */
function List({ pages }: { readonly pages: number }) {
  const [shown, setShown] = useState(1);
  const hasMore = shown < pages;
  const list = {
    items: Array.from({ length: shown }),
    failure: undefined,
    hasMore,
    isLoadingMore: false,
    loadMore: () => setShown(shown + 1),
  };
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

const orderOf = (number: number) =>
  sampleOrder({ orderId: sampleId(number), orderNumber: `${number}` });

/** Orders, with a button that refetches them, as polling does. */
function Orders() {
  const list = usePages('listOrders', {}, { isCounted: false });
  return (
    <>
      <button onClick={list.retry}>Poll</button>
      <p>{list.items.map(({ orderNumber }) => orderNumber).join()}</p>
      {list.failure && <p>Failed</p>}
      <MoreRows list={list}>Show more</MoreRows>
    </>
  );
}

it('says why the next rows failed to load, but not why polling failed', async () => {
  let isDown = false;
  const page = await openPart(<Orders />, ['shared', 'signedIn', 'cards'], {
    listOrders: ({ query: { cursor } }) => {
      if (isDown) return refuse(500, 'server.error');
      return cursor === undefined ? samplePage([orderOf(1)], 'next') : samplePage([orderOf(2)]);
    },
  });
  const words = 'Error getting data from server';
  await page.untilSaid('Show more');
  isDown = true;
  await page.press('button', 'Poll');
  await page.untilSaid('Failed');
  expect(page.said()).not.toContain(words);
  await page.press('button', 'Show more');
  await page.untilSaid(words);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(words);
  isDown = false;
  await page.press('button', 'Show more');
  await page.untilSaid('1,2');
  expect(page.said()).not.toContain(words);
});
