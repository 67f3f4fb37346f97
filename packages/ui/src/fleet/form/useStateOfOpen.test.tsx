// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { useStateOfOpen } from './useStateOfOpen.ts';

function Asks({ isOpen }: { readonly isOpen: boolean }) {
  const [reason, setReason] = useStateOfOpen(isOpen, '');
  return <button onClick={() => setReason('lost')}>{reason}</button>;
}

it('[CARD-12] resets the chosen reason when the dialog opens again', async () => {
  const { place, render } = await mount(<Asks isOpen />);
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toBe('lost');
  await render(<Asks isOpen={false} />);
  await render(<Asks isOpen />);
  expect(place.textContent).toBe('');
});
