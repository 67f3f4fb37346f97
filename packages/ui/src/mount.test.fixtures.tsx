import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { ForecourtProvider, type ForecourtProviderProps } from './provider/index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Mounts components in the page until the test ends. */
export async function mount(
  first: ReactNode,
  props: Omit<ForecourtProviderProps, 'children'> = {},
) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const render = (next: ReactNode) =>
    act(async () => root.render(<ForecourtProvider {...props}>{next}</ForecourtProvider>));
  await render(first);
  return { place, render };
}
