// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { BannerProvider, useBanners } from './index.ts';

afterEach(() => vi.useRealTimers());

function Shows() {
  const { show } = useBanners();
  return (
    <button onClick={() => show({ kind: 'info', text: 'waits', durationMs: 1000 })}>Show</button>
  );
}

it('[UI-03] keeps a banner while it has focus, even if the pointer leaves', async () => {
  vi.useFakeTimers();
  const { place } = await mount(
    <BannerProvider>
      <Shows />
    </BannerProvider>,
  );
  const show = place.querySelector('button');
  await act(async () => show?.click());
  const close = place.querySelector<HTMLElement>('output button');
  const banner = close?.closest('[data-kind]');
  if (!close || !banner) throw new Error('there is no banner');
  const leave = () =>
    banner.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: place }));
  await act(async () => close.focus());
  await act(async () => leave());
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(banner.isConnected).toBe(true);
  await act(async () => show?.focus());
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(banner.isConnected).toBe(false);
});
