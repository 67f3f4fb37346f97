// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { PictureField } from './PictureField.tsx';
import { DRIVER_PAGE_TEXTS } from './texts.ts';

function Field() {
  const [value, setValue] = useState<string | null>('AAAA');
  return <PictureField value={value} onChange={setValue} />;
}

it('moves focus to the other button when the picture is removed', async () => {
  const { place } = await mount(<Field />, { messages: DRIVER_PAGE_TEXTS.en });
  const [other, remove] = place.querySelectorAll('button');
  await act(async () => {
    remove?.focus();
    remove?.click();
  });
  expect(remove?.isConnected).toBe(false);
  expect(document.activeElement).toBe(other);
});
