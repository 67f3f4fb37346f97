// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { useStops } from './useStops.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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

const place = document.createElement('div');
const stops = () =>
  [...place.querySelectorAll('[tabindex="0"]')].map((mark) => mark.getAttribute('aria-label'));
const press = (key: string, how: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  place.querySelector('[tabindex="0"]')?.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('useStops', () => {
  let root: ReturnType<typeof createRoot>;
  const show = (...ids: readonly string[]) => act(async () => root.render(<Marks ids={ids} />));

  beforeEach(() => {
    document.body.append(place);
    root = createRoot(place);
    return () => act(async () => root.unmount());
  });

  it('has one tab stop, also where the marks come later', async () => {
    await show();
    await show('Oct', 'Nov');
    expect(stops()).toEqual(['Nov']);
  });

  it('keeps the stop where someone moved it', async () => {
    await show('Oct', 'Nov');
    await act(async () => press('ArrowLeft'));
    await show('Oct', 'Nov', 'Dec');
    expect(stops()).toEqual(['Oct']);
  });

  it('leaves the keys of the browser alone', async () => {
    await show('Oct', 'Nov');
    await act(async () => expect(press('ArrowLeft', { altKey: true })).toBe(false));
    expect(stops()).toEqual(['Nov']);
  });
});
