// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { CallFailure } from '@forecourt/api-client';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { catalogs } from '../../messages/catalogs.ts';
import { SelectedContext } from '../../shell/account.ts';
import { openSelected } from '../../shell/account.test.fixtures.ts';
import { openHook } from '../../app/hook.test.fixtures.tsx';
import { useMoneyFailure } from './useMoneyFailure.ts';

const { en } = await catalogs('cards', 'money')();

async function wordsOf(failure: Pick<CallFailure, 'errorCode' | 'status'>): Promise<string> {
  const { current } = await openHook(useMoneyFailure, undefined, (probe) => (
    <ForecourtRoot messages={en}>
      <SelectedContext value={openSelected}>{probe}</SelectedContext>
    </ForecourtRoot>
  ));
  const rest = { params: {}, fields: [], requestId: 'r-1', retryable: true };
  return current()({ ...rest, ...failure });
}

it('does not claim that no money was moved if there was no response', async () => {
  const noAnswer = { errorCode: 'network.unreachable', status: 0 };
  expect(await wordsOf(noAnswer)).not.toContain('No money was moved');
  expect(await wordsOf({ errorCode: 'gateway.down', status: 500 })).toContain('No money was moved');
});
