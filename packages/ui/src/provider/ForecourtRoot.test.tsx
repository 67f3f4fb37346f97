// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import '../mount.test.fixtures.tsx';
import { ForecourtRoot } from './ForecourtRoot.tsx';

it('removes its attributes from the root element on unmount', async () => {
  const { dataset } = document.documentElement;
  const root = createRoot(document.createElement('div'));
  const page = (
    <ForecourtRoot messages={{}} theme="dark" density="compact">
      page
    </ForecourtRoot>
  );
  await act(async () => root.render(page));
  expect(dataset).toMatchObject({ theme: 'dark', density: 'compact' });
  await act(async () => root.unmount());
  expect(dataset).not.toHaveProperty('theme');
  expect(dataset).not.toHaveProperty('density');
});
