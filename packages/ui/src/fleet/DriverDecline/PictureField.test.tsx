// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { ForecourtProvider } from '../../provider/index.ts';
import { PictureField } from './PictureField.tsx';
import { DRIVER_PAGE_TEXTS } from './texts.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Field() {
  const [value, setValue] = useState<string | null>('AAAA');
  return <PictureField value={value} onChange={setValue} />;
}

it('keeps the focus when the picture is removed', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ForecourtProvider messages={DRIVER_PAGE_TEXTS.en}>
        <Field />
      </ForecourtProvider>,
    ),
  );
  const [other, remove] = place.querySelectorAll('button');
  await act(async () => {
    remove?.focus();
    remove?.click();
  });
  expect(remove?.isConnected).toBe(false);
  expect(document.activeElement).toBe(other);
  await act(async () => root.unmount());
});
