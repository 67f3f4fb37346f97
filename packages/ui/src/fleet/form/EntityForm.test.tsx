// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { EntityForm, FormText, type GatewayIssue } from './index.ts';

it.each([
  ['is being saved', { isSaving: true }, 0],
  ['is read-only', { isReadOnly: true }, 0],
  ['is disabled', { isDisabled: true }, 0],
  ['can be saved', {}, 1],
])('[UI-19] submitting a form that %s saves only if allowed', async (_is, mode, times) => {
  const onSave = vi.fn();
  const { place } = await mount(
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
    </EntityForm>,
  );
  await act(async () => place.querySelector('form')?.requestSubmit());
  expect(onSave).toHaveBeenCalledTimes(times);
});

const formWith = (issues: readonly GatewayIssue[]) => (
  <EntityForm
    draft={{ name: 'Yard', code: '1' }}
    issues={issues}
    check={() => []}
    toEntity={({ name }) => name}
    saveLabel="Save"
    onSave={() => {}}
    onCancel={() => {}}
  >
    <FormText<{ name: string; code: string }> name="name" label="Name" />
    <FormText<{ name: string; code: string }> name="code" label="Code" />
  </EntityForm>
);

it('[UI-19] moves focus to the first field that the gateway refused, only once', async () => {
  const { place, render } = await mount(formWith([]));
  const refused = [
    { path: 'version', key: 'value.required', params: {} },
    { path: 'code', key: 'value.required', params: {} },
  ];
  await render(formWith(refused));
  expect(document.activeElement).toBe(place.querySelector('[name=code]'));
  await act(async () => place.querySelector<HTMLElement>('[name=name]')?.focus());
  await render(formWith([...refused]));
  expect(document.activeElement).toBe(place.querySelector('[name=name]'));
});
