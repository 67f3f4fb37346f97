// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ForecourtProvider } from '../../provider/index.ts';
import { EntityForm, FormText } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it.each([
  ['is being saved', { isSaving: true }, 0],
  ['is read-only', { isReadOnly: true }, 0],
  ['is disabled', { isDisabled: true }, 0],
  ['can be saved', {}, 1],
])('[UI-19] Enter in the only field of a form that %s', async (_is, mode, times) => {
  const onSave = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ForecourtProvider>
        <EntityForm
          {...mode}
          draft={{ name: 'Yard' }}
          check={() => []}
          toEntity={({ name }) => name}
          saveLabel="Save"
          onSave={onSave}
          onCancel={() => {}}
        >
          <FormText<{ name: string }> name="name" label="Name" />
        </EntityForm>
      </ForecourtProvider>,
    ),
  );
  await act(async () => place.querySelector('form')?.requestSubmit());
  expect(onSave).toHaveBeenCalledTimes(times);
  await act(async () => root.unmount());
});
