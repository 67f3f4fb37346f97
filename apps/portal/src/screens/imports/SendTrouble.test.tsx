// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { CallFailure } from '@forecourt/api-client';
import type { ImportKind } from '@forecourt/validation/imports';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { SendTrouble } from './SendTrouble.tsx';

async function wordsOf(
  kind: ImportKind,
  answer: Pick<CallFailure, 'errorCode' | 'status'>,
): Promise<string> {
  const failure = { params: {}, fields: [], requestId: 'r-1', retryable: true, ...answer };
  const page = await openPart(
    <SendTrouble kind={kind} trouble={{ kind: 'failed', failure }} />,
    ['shared', 'signedIn', 'cards', 'imports'],
    {},
  );
  const words = page.said();
  await page.close();
  return words;
}

const NO_ANSWER = { errorCode: 'network.unreachable', status: 0 };
const DOWN = { errorCode: 'server.error', status: 500 };

it.each(['cards', 'purchases'] as const)(
  '[CARD-03] does not claim that no %s were imported if there was no response',
  async (kind) => {
    const words = await wordsOf(kind, NO_ANSWER);
    expect(words).toContain('the import may have gone through');
    expect(words).toContain('nothing is duplicated');
    expect(words).not.toMatch(/Nothing was (ordered|changed)/);
  },
);

it.each(['cards', 'purchases'] as const)(
  '[CARD-03] does not claim that no %s were imported if an earlier attempt used the key',
  async (kind) => {
    const words = await wordsOf(kind, { errorCode: 'idempotency.mismatch', status: 422 });
    expect(words).toContain('An earlier attempt may have gone through');
    expect(words).toContain('nothing is duplicated');
    expect(words).not.toMatch(/Nothing was (ordered|changed)/);
  },
);

it('[CARD-03] says that nothing was ordered or changed if the import was refused', async () => {
  expect(await wordsOf('cards', DOWN)).toContain('Nothing was ordered');
  expect(await wordsOf('purchases', DOWN)).toContain('Nothing was changed');
});
