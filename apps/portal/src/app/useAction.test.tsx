// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { CallFailure, CallResult } from '@forecourt/api-client';
import { openPart } from './asks.test.fixtures.tsx';
import { useReported } from './useAction.ts';

interface Placed {
  readonly number: number;
}

const failure: CallFailure = {
  errorCode: 'gateway.down',
  params: {},
  fields: [],
  requestId: 'r-1',
  retryable: true,
  status: 503,
};

const done = ({ number }: Placed, name: string) => `${name} ${number}`;

/** The banner and the outcome after a call with this result. */
async function outcomeOf(result: CallResult<Placed>, failed?: string) {
  const outcomes: boolean[] = [];
  const mutation = { send: async (_name: string) => result, isPending: false, failure: null };
  function Probe() {
    const { run } = useReported(mutation, done, failed);
    return (
      <button onClick={() => void run('Order').then((isDone) => outcomes.push(isDone))}>Go</button>
    );
  }
  const page = await openPart(<Probe />, ['shared'], {});
  await page.press('button', 'Go');
  await act(async () => {});
  const said = page.place.textContent;
  await page.close();
  return { said, isDone: outcomes[0] };
}

it('says what was done, from the response and what was sent', async () => {
  const { said, isDone } = await outcomeOf({ ok: true, data: { number: 7 }, requestId: 'r-1' });
  expect(said).toContain('Order 7');
  expect(isDone).toBe(true);
});

it('says why it failed, or leaves that to the form', async () => {
  const withWords = await outcomeOf({ ok: false, failure }, 'It failed.');
  expect(withWords).toEqual({ said: expect.stringContaining('It failed.'), isDone: false });
  expect(await outcomeOf({ ok: false, failure })).toEqual({ said: 'Go', isDone: false });
});
