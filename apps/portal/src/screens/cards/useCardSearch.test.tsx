// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { sampleCard, sampleId, type FakeHandlers } from '@forecourt/api-client/testing';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { AssignDialog } from '../cardRequests/dialogs.tsx';

const near = sampleCard({ cardId: sampleId(801), last4: '1111', driverName: 'Ann Abel' });
const far = sampleCard({ cardId: sampleId(802), last4: '2222', driverName: 'Zoe Zuber' });

/** Only a search finds the second card, as in an account with more cards than a field offers. */
const listCards: FakeHandlers['listCards'] = ({ query }) => ({
  items: query.q === undefined ? [near] : [near, far].filter(({ last4 }) => last4 === query.q),
  nextCursor: null,
  total: null,
  counts: null,
});

const field = () => document.querySelector<HTMLInputElement>('[role="combobox"]');
it('[CARD-10] finds a card beyond those offered, and keeps it when another is searched', async () => {
  const onAssign = vi.fn();
  const page = await openPart(
    <AppContext value={makeLiveApp()}>
      <AssignDialog count={1} isSending={false} onAssign={onAssign} onCancel={() => {}} />
    </AppContext>,
    ['shared', 'cards', 'promptedIds'],
    { listCards },
  );
  await page.type('[role="combobox"]', '•••• 2222');
  await page.untilSaid('Zoe Zuber');
  await page.press('[role="option"]', '•••• 2222');
  expect(field()?.value).toBe('•••• 2222, Zoe Zuber');
  await page.type('[role="combobox"]', '1111');
  await page.untilSaid('Ann Abel');
  await page.press('button', 'Assign card');
  expect(onAssign).toHaveBeenCalledWith(far.cardId);
});
