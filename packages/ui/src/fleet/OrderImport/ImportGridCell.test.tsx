// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { ImportGridCell } from './ImportGridCell.tsx';

const still = () => {};

it.each([
  ['does not save while an input method composes', true, 0],
  ['saves otherwise', false, 1],
])('[CARD-03] Enter in a cell %s', async (_what, isComposing, times) => {
  const onCommit = vi.fn();
  const { place } = await mount(
    <table>
      <tbody>
        <tr>
          <ImportGridCell
            column={{ id: 'driverName', label: 'Name', width: '1fr' }}
            cell={undefined}
            rowNumber={2}
            place={{ row: 0, column: 1 }}
            tabIndex={0}
            isEditing
            onFocus={still}
            onStart={still}
            onCommit={onCommit}
            onCancel={still}
            onAnswer={still}
          />
        </tr>
      </tbody>
    </table>,
  );
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing });
  await act(async () => place.querySelector('input')?.dispatchEvent(enter));
  expect(onCommit).toHaveBeenCalledTimes(times);
});
