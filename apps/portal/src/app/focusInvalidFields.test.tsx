// @vitest-environment happy-dom
import { act, useState, type ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { FormLayout, Select, TextField } from '@forecourt/ui';
import { Button } from '@forecourt/ui/button';
import { openPart } from './asks.test.fixtures.tsx';
import { focusInvalidFields } from './focusInvalidFields.ts';

interface FormProps {
  readonly field: (error: string | undefined) => ReactNode;
}

/** A valid field, and one whose error shows after the first submit. */
function Form({ field }: FormProps) {
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <FormLayout onSubmit={() => setSubmitted(true)} actions={<Button type="submit">Save</Button>}>
      <TextField label="Name" />
      {field(isSubmitted ? 'Enter a value' : undefined)}
    </FormLayout>
  );
}

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

async function submit(field: FormProps['field']): Promise<void> {
  onTestFinished(focusInvalidFields());
  const { press } = await openPart(<Form field={field} />, ['shared'], {});
  await press('button', 'Save');
  await nextFrame();
}

const focused = () => document.activeElement;

it.each<[string, FormProps['field'], string]>([
  ['a text', (error) => <TextField label="City" name="city" error={error} />, 'input[name="city"]'],
  ['a choice', (error) => <Select label="City" options={[]} error={error} />, 'button'],
])('[UI-19] a submit focuses the first field in error: %s', async (_, field, control) => {
  await submit(field);
  expect(focused()?.matches(control)).toBe(true);
  expect(focused()?.closest('[data-invalid]')).not.toBeNull();
});

it('[UI-19] a submit without errors leaves focus where it is', async () => {
  await submit(() => <TextField label="City" />);
  expect(focused()).toBe(document.body);
});
