// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { sampleId } from '@forecourt/api-client/testing';
import { openPart } from '../../../app/asks.test.fixtures.tsx';
import { draftBulk } from './bulk.test.fixtures.ts';
import { BulkRows } from './BulkRows.tsx';

const bulk = draftBulk('hold', 300);

const row = (at: number) => ({
  cardId: sampleId(at),
  last4: '4821',
  holder: `Driver ${at}`,
  unitNumber: null,
  state: 'ready' as const,
  from: 'active',
  to: 'held',
  figure: null,
  reasons: [],
});

const Component = () => <BulkRows bulk={bulk} figure="ready" onFigure={() => undefined} />;

it('[CARD-07] loads the cards of a bulk change page by page', async () => {
  const requests: (string | undefined)[] = [];
  const page = await openPart(
    <RouterProvider router={createMemoryRouter([{ path: '*', Component }])} />,
    ['shared', 'cards', 'cardActions', 'limits', 'lists', 'timeline'],
    {
      listCardBulkRows: ({ query }) => {
        requests.push(query.cursor);
        return query.cursor === undefined
          ? { items: [row(1)], nextCursor: 'second', total: null }
          : { items: [row(2)], nextCursor: null, total: null };
      },
    },
  );
  await page.untilSaid('The first 2 of 300');
  expect(requests).toEqual([undefined, 'second']);
});
