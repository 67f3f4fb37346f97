// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import '../../mount.test.fixtures.tsx';
import { ForecourtProvider } from '../../provider/index.ts';
import { TopBar } from './index.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

afterEach(() => vi.restoreAllMocks());

it('hydrates on a Mac without a mismatch, and then shows its shortcut', async () => {
  const bar = (
    <ForecourtProvider>
      <TopBar
        name="Forecourt"
        searchLabel="Find"
        onFind={() => {}}
        notifications={{ count: 0, href: '#' }}
      />
    </ForecourtProvider>
  );
  const place = document.createElement('div');
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Node.js/24');
  place.innerHTML = renderToString(bar);
  agent.mockReturnValue(MAC);
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(place, bar, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.querySelector('kbd')?.textContent).toBe('⌘ K');
});
