// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { FileDrop } from './index.ts';

it('uses no file if several are dropped, and says so until the next one', async () => {
  const onFile = vi.fn();
  const { place } = await mount(<FileDrop label="Order file" accept={['.csv']} onFile={onFile} />);
  const drop = (...names: readonly string[]) =>
    act(async () => {
      const dataTransfer = new DataTransfer();
      for (const name of names) dataTransfer.items.add(new File(['Unit\n118\n'], name));
      const dropped = new Event('drop', { bubbles: true, cancelable: true });
      place.firstElementChild?.dispatchEvent(Object.assign(dropped, { dataTransfer }));
    });
  const alert = place.querySelector('[role="alert"]');
  await drop('north.csv', 'south.csv');
  expect(alert?.textContent).toBe('Drop one file at a time.');
  expect(onFile).not.toHaveBeenCalled();
  await drop('south.csv');
  expect(alert?.textContent).toBe('');
  expect(onFile).toHaveBeenCalledTimes(1);
});
