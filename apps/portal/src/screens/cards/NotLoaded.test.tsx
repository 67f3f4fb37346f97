// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { expect, it } from 'vitest';
import { en } from './messages/en.ts';
import { NotLoaded, type NotLoadedProps } from './NotLoaded.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Returns the text shown in place of a key. */
async function shown(of: Partial<NonNullable<NotLoadedProps['query']>>): Promise<string> {
  const place = document.createElement('div');
  const root = createRoot(place);
  const query = { retry: () => undefined, ...of };
  await act(async () =>
    root.render(
      <ForecourtRoot messages={en}>
        <NotLoaded query={query} subject="The keys" notFound="There is no such key" />
      </ForecourtRoot>,
    ),
  );
  const text = place.textContent;
  await act(async () => root.unmount());
  return text;
}

it('reports a missing item once the list has loaded, and shows nothing until then', async () => {
  expect(await shown({ data: { items: [] } })).toContain('There is no such key');
  expect(await shown({})).toBe('');
});

it('says what failed to load, with the request ID', async () => {
  const failure = {
    errorCode: 'gateway.down',
    params: {},
    fields: [],
    requestId: 'r-1',
    retryable: true,
    status: 503,
  };
  const text = await shown({ failure });
  expect(text).toContain('The keys could not be loaded.');
  expect(text).toContain('r-1');
});
