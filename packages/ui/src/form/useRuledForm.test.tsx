// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { FieldIssue } from '@forecourt/validation';
import { mount } from '../mount.test.fixtures.tsx';
import { FormFields, FormText, showIssues, useRuledForm, useTyped } from './index.ts';

interface Draft {
  readonly most: string;
  readonly least: string;
}

const issue = (path: string): FieldIssue => ({ path, key: 'value.invalid', params: {} });
const check = ({ most, least }: Draft) => [
  ...(Number(most) < Number(least) ? [issue('most')] : []),
  ...(least === '' ? [issue('least')] : []),
];

function Form() {
  const form = useRuledForm(check, { values: { most: '1', least: '2' } }, 'onSubmit');
  const typed = useTyped(form);
  const refuse = () =>
    showIssues(form, [{ path: 'least', key: 'Taken by another', params: {} }], (key) => key);
  return (
    <form onSubmit={(event) => void form.handleSubmit(refuse)(event)}>
      <FormFields form={form}>
        <FormText<Draft> name="most" label="Most" isRequired />
        <FormText<Draft> name="least" label="Least" isRequired />
      </FormFields>
      <output>{JSON.stringify(typed)}</output>
    </form>
  );
}

const secondIsWrong = () => [issue('emails.1')];

function Emails() {
  const form = useRuledForm(secondIsWrong, { values: { emails: 'a@acme.example, b' } }, 'onSubmit');
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <FormFields form={form}>
        <FormText name="emails" label="Emails" isRequired />
      </FormFields>
    </form>
  );
}

async function open() {
  const { place } = await mount(<Form />);
  const input = (name: keyof Draft) => place.querySelector<HTMLInputElement>(`[name=${name}]`);
  return {
    place,
    invalid: () =>
      [...place.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name')),
    submit: () => act(async () => place.querySelector('form')?.requestSubmit()),
    blur: (name: keyof Draft) =>
      act(async () => {
        input(name)?.focus();
        input(name)?.blur();
      }),
    type: (name: keyof Draft, value: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input(name),
          value,
        );
        input(name)?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
}

it('[UI-19] shows the issue of an item at the field with the list', async () => {
  const { place } = await mount(<Emails />);
  await act(async () => place.querySelector('form')?.requestSubmit());
  expect(place.querySelector('[name=emails]')?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(place.querySelector('[name=emails]'));
});

it('[UI-19] shows no issue before the first submit', async () => {
  const form = await open();
  await form.blur('most');
  expect(form.invalid()).toEqual([]);
  await form.submit();
  expect(form.invalid()).toEqual(['most']);
});

it('[UI-19] an issue disappears once a change of another field resolves it', async () => {
  const form = await open();
  await form.submit();
  await form.type('least', '0');
  expect(form.invalid()).toEqual([]);
  expect(form.place.querySelector('output')?.textContent).toBe('{"most":"1","least":"0"}');
});

it('[UI-19] what the gateway refused stays until that field changes', async () => {
  const form = await open();
  await form.type('most', '3');
  await form.submit();
  expect(form.place.textContent).toContain('Taken by another');
  expect(document.activeElement?.getAttribute('name')).toBe('least');
  await form.type('most', '4');
  expect(form.invalid()).toEqual(['least']);
  await form.type('least', '1');
  expect(form.invalid()).toEqual([]);
});
