// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { useStateOfOpen } from './useStateOfOpen.ts';

interface AsksProps {
  readonly card: string;
  readonly isOpen: boolean;
}

function Asks({ card, isOpen }: AsksProps) {
  const [reason, setReason] = useStateOfOpen(isOpen, '');
  return (
    <button onClick={() => setReason('lost')}>
      {card}: {reason}
    </button>
  );
}

it.each(['4821', '7730'])(
  '[CARD-12] resets the reason chosen for card 4821 when the dialog opens for %s',
  async (card) => {
    const { place, render } = await mount(<Asks card="4821" isOpen />);
    await act(async () => place.querySelector('button')?.click());
    await render(<Asks card="4821" isOpen />);
    expect(place.textContent).toBe('4821: lost');
    await render(<Asks card="4821" isOpen={false} />);
    await render(<Asks card={card} isOpen />);
    expect(place.textContent).toBe(`${card}: `);
  },
);
