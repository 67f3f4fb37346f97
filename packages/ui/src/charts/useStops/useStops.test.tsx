// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { useStops } from './useStops.ts';

function Marks({ ids }: { readonly ids: readonly string[] }) {
  const { group, stop } = useStops({
    ids,
    start: ids.length - 1,
    onActive: () => undefined,
    onOpen: undefined,
  });
  return (
    <svg>
      <g {...group}>
        {ids.map((id, index) => (
          <g key={id} {...stop(index)} aria-label={id} />
        ))}
      </g>
    </svg>
  );
}

const stops = () =>
  [...document.querySelectorAll('[tabindex="0"]')].map((mark) => mark.getAttribute('aria-label'));
const press = (key: string, how: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  document.querySelector('[tabindex="0"]')?.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('useStops', () => {
  it('has one tab stop, even if the marks arrive later', async () => {
    const { render } = await mount(<Marks ids={[]} />);
    await render(<Marks ids={['Oct', 'Nov']} />);
    expect(stops()).toEqual(['Nov']);
  });

  it('keeps the tab stop where the user moved it when a mark is added', async () => {
    const { render } = await mount(<Marks ids={['Oct', 'Nov']} />);
    await act(async () => press('ArrowLeft'));
    await render(<Marks ids={['Oct', 'Nov', 'Dec']} />);
    expect(stops()).toEqual(['Oct']);
  });

  it('leaves Alt+ArrowLeft to the browser', async () => {
    await mount(<Marks ids={['Oct', 'Nov']} />);
    await act(async () => expect(press('ArrowLeft', { altKey: true })).toBe(false));
    expect(stops()).toEqual(['Nov']);
  });
});
