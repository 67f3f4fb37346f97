// @vitest-environment happy-dom
import { act, StrictMode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { BulkBar } from './index.ts';

/** Spread, because only a test focuses an action when the bar appears. */
const FOCUSED = { autoFocus: true };

type Hold = (end: () => void) => void;

/** A list with an action that ends the selection, at once unless `onHold` ends it later. */
function List({ onHold = (end) => end() }: { readonly onHold?: Hold }) {
  const [isSelected, setSelected] = useState(true);
  const end = () => setSelected(false);
  return (
    <>
      <button>Elsewhere</button>
      {isSelected && (
        <BulkBar count={1} onClear={end}>
          <button {...FOCUSED} onClick={() => onHold(end)}>
            Hold
          </button>
        </BulkBar>
      )}
      <ul tabIndex={-1}>Cards</ul>
    </>
  );
}

const focusedText = () => document.activeElement?.textContent;
const buttonIn = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);

it('moves focus to the list if an action ends the selection', async () => {
  const { place } = await mount(<List />);
  expect(focusedText()).toBe('Hold');
  await act(async () => buttonIn(place, 'Hold')?.click());
  expect(focusedText()).toBe('Cards');
});

function Selection() {
  const [isAll, setAll] = useState(false);
  return (
    <BulkBar count={isAll ? 9 : 1} total={9} onSelectAll={() => setAll(true)} onClear={vi.fn()} />
  );
}

it('moves focus to the button that clears the selection once all are selected', async () => {
  const { place } = await mount(<Selection />);
  const all = buttonIn(place, 'Select all 9');
  all?.focus();
  await act(async () => all?.click());
  expect(buttonIn(place, 'Select all 9')).toBeUndefined();
  expect(focusedText()).toBe('Clear selection');
});

it('leaves focus where it went while the action ran', async () => {
  const onHold = vi.fn<Hold>();
  const { place } = await mount(<List onHold={onHold} />);
  await act(async () => buttonIn(place, 'Hold')?.click());
  buttonIn(place, 'Elsewhere')?.focus();
  await act(async () => onHold.mock.lastCall?.[0]());
  expect(buttonIn(place, 'Hold')).toBeUndefined();
  expect(focusedText()).toBe('Elsewhere');
});

it('leaves focus in the bar if StrictMode runs its effects twice', async () => {
  // React repeats only the effects of what it adds to a strict tree.
  const { render } = await mount(<StrictMode />);
  await render(
    <StrictMode>
      <List />
    </StrictMode>,
  );
  expect(focusedText()).toBe('Hold');
});
