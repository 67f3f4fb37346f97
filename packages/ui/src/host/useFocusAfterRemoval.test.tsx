// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../mount.test.fixtures.tsx';
import { useFocusAfterRemoval } from './index.ts';

function List() {
  const [ids, setIds] = useState(['a', 'b', 'c']);
  const { refOf, restRef, hold } = useFocusAfterRemoval(ids);
  return (
    <>
      {ids.map((id) => (
        <button
          key={id}
          ref={refOf(id)}
          onClick={() => {
            hold(id);
            setIds((all) => all.filter((one) => one !== id));
          }}
        >
          {id}
        </button>
      ))}
      <button ref={restRef}>Add</button>
    </>
  );
}

async function remove(place: HTMLElement, id: string) {
  const button = [...place.querySelectorAll('button')].find((one) => one.textContent === id);
  button?.focus();
  await act(async () => button?.click());
}

it('[UI-19] moves focus from a removed item to the next, the previous, or Add', async () => {
  const { place } = await mount(<List />);
  await remove(place, 'b');
  expect(document.activeElement?.textContent).toBe('c');
  await remove(place, 'c');
  expect(document.activeElement?.textContent).toBe('a');
  await remove(place, 'a');
  expect(document.activeElement?.textContent).toBe('Add');
});
