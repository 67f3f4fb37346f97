// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { DisputeDocuments, DisputeForm } from './index.ts';

const purchase = {
  transactionId: '0190a6f4-3c11-7a55-8000-000000000001',
  netCents: 21_142,
  currency: 'USD',
};
const form = (props: Partial<ComponentProps<typeof DisputeForm>> = {}) => (
  <DisputeForm purchase={purchase} onSave={() => {}} onCancel={() => {}} {...props} />
);
const typeIn = (field: HTMLTextAreaElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      field,
      value,
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });

it('[DISP-01] [UI-19] moves focus to the first unanswered question on submit', async () => {
  const { place } = await mount(form());
  await act(async () => place.querySelector('form')?.requestSubmit());
  expect(document.activeElement).toBe(place.querySelector('input[type=radio]'));
});

it('[DISP-01] does not show an issue again after its field has changed', async () => {
  const issues = [{ path: 'reason', key: 'value.required', params: {} }];
  const { place, render } = await mount(form({ issues }));
  const reason = place.querySelector('textarea');
  if (!reason) throw new Error('there is no field for the reason');
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  await typeIn(reason, 'Charged twice at the same pump on the same day');
  expect(reason.getAttribute('aria-invalid')).not.toBe('true');
  await render(form({ issues, isSaving: true }));
  expect(reason.getAttribute('aria-invalid')).not.toBe('true');
});

it('[DISP-04] shows an error and adds nothing if a document cannot be read', async () => {
  const onAdd = vi.fn();
  const { place } = await mount(<DisputeDocuments documents={[]} onAdd={onAdd} />);
  const input = place.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for a file');
  const file = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });
  file.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
  Object.defineProperty(input, 'files', { value: { item: () => file } });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  expect(place.textContent).toContain('This file could not be read');
  expect(onAdd).not.toHaveBeenCalled();
});

it('[DISP-03] moves focus after a removal to the next document, or else to Add', async () => {
  const documents = ['a', 'b'].map((id) => ({ id, name: `${id}.pdf`, bytes: 1000 }));
  const list = (shown: typeof documents) => (
    <DisputeDocuments documents={shown} onAdd={() => {}} onRemove={() => {}} />
  );
  const { place, render } = await mount(list(documents));
  const remove = async () => {
    const button = place.querySelector<HTMLElement>('li button');
    await act(async () => button?.focus());
    await act(async () => button?.click());
  };
  await remove();
  await render(list(documents.slice(1)));
  expect(document.activeElement).toBe(place.querySelector('li button'));
  await remove();
  await render(list([]));
  expect(document.activeElement).toBe(place.querySelector('button'));
});
