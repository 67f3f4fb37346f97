import { act, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig, type Cache } from 'swr';
import { expect } from 'vitest';
import { createClient } from '../../client/index.ts';
import { createFakeGateway, FAKE_URL, SAMPLE_IDS, type FakeHandlers } from '../../testing/index.ts';
import { ApiProvider } from '../ApiProvider.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Identity {
  readonly userId: string | null;
  readonly accountId: string | null;
}

/** Captured before a test installs fake timers. */
const nextTurn = globalThis.setTimeout;
/** Far more than any response takes. */
const TURNS_MAX = 10_000;

/** Runs turns of the event loop until the expectation holds, regardless of fake timers. */
async function until(assertion: () => void): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => nextTurn(resolve));
    });
    try {
      return assertion();
    } catch (error) {
      if (turn === TURNS_MAX) throw error;
    }
  }
}

/** Renders a hook under a provider with a fake gateway and its own cache. */
export async function mount<T, P>(
  useHook: (props: P) => T,
  initialProps: P,
  handlers: FakeHandlers,
) {
  const gateway = createFakeGateway(handlers);
  const client = createClient({
    baseUrl: FAKE_URL,
    getAccessToken: () => 'token',
    retryWaitsSeconds: [],
    fetch: gateway,
  });
  const cache: Cache = new Map();
  const seen: T[] = [];
  function Probe({ given: now }: { readonly given: P }): ReactNode {
    seen.push(useHook(now));
    return null;
  }
  function Wrapper({ who, now, isShown }: { who: Identity; now: P; isShown: boolean }): ReactNode {
    const [provider] = useState(() => () => cache);
    return (
      <SWRConfig value={{ provider, dedupingInterval: 0 }}>
        <ApiProvider client={client} {...who}>
          {isShown && <Probe given={now} />}
        </ApiProvider>
      </SWRConfig>
    );
  }
  const root = createRoot(document.createElement('div'));
  let state = {
    who: { userId: SAMPLE_IDS.user, accountId: SAMPLE_IDS.account } as Identity,
    now: initialProps,
    isShown: true,
  };
  const render = (change: Partial<typeof state> = {}) => {
    state = { ...state, ...change };
    return act(async () => root.render(<Wrapper {...state} />));
  };
  await render();
  const current = (): T => {
    const last = seen.at(-1);
    if (last === undefined) throw new Error('The hook was not rendered.');
    return last;
  };
  return {
    gateway,
    cache,
    seen,
    current,
    render,
    until: (assertion: (value: T) => void) => until(() => assertion(current())),
    asked: (name: string) => gateway.requests.filter((request) => request.name === name).length,
    unmount: () => act(async () => root.unmount()),
    expectKeysToCarry: (part: string) => {
      const keys = [...cache.keys()];
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) expect(key).toContain(part);
    },
  };
}
