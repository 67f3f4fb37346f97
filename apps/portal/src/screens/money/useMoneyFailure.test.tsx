// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { CallFailure } from '@forecourt/api-client';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { catalogs } from '../../messages/catalogs.ts';
import { SelectedContext } from '../../shell/account.ts';
import { openSelected } from '../../shell/account.test.fixtures.ts';
import { useMoneyFailure } from './useMoneyFailure.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { en } = await catalogs('cards', 'money')();

async function wordsOf(failure: Pick<CallFailure, 'errorCode' | 'status'>): Promise<string> {
  let said = '';
  function Probe() {
    const rest = { params: {}, fields: [], requestId: 'r-1', retryable: true };
    said = useMoneyFailure()({ ...rest, ...failure });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ForecourtRoot messages={en}>
        <SelectedContext value={openSelected}>
          <Probe />
        </SelectedContext>
      </ForecourtRoot>,
    ),
  );
  await act(async () => root.unmount());
  return said;
}

it('does not say that no money was moved where no answer came', async () => {
  const noAnswer = { errorCode: 'network.unreachable', status: 0 };
  expect(await wordsOf(noAnswer)).not.toContain('No money was moved');
  expect(await wordsOf({ errorCode: 'gateway.down', status: 500 })).toContain('No money was moved');
});
