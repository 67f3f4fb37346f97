// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useStateOfOpen } from './useStateOfOpen.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Asks({ isOpen }: { readonly isOpen: boolean }) {
  const [reason, setReason] = useStateOfOpen(isOpen, '');
  return <button onClick={() => setReason('lost')}>{reason}</button>;
}

it('[CARD-12] a reason chosen for one card is not there when the dialog opens for the next', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (isOpen: boolean) => act(async () => root.render(<Asks isOpen={isOpen} />));
  await show(true);
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toBe('lost');
  await show(false);
  await show(true);
  expect(place.textContent).toBe('');
  await act(async () => root.unmount());
});
