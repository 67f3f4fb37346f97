// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { FigureList } from './index.ts';

it('shows two lines with the same label without logging an error', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lines = ['$40.00', '$8.00'].map((value) => ({ label: 'Late fee', value }));
  const { place } = await mount(<FigureList figure="$48.00" lines={lines} />);
  expect(place.querySelectorAll('dd')).toHaveLength(2);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
