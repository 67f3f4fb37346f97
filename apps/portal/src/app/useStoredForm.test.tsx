// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { CallResult } from '@forecourt/api-client';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { openHook } from './hook.test.fixtures.tsx';
import { anyValues, useStoredForm } from './useStoredForm.ts';

const SAVED: CallResult<object> = { ok: true, data: {}, requestId: 'r-1' };
const failedWith = (errorCode: string): CallResult<object> => ({
  ok: false,
  failure: { errorCode, params: {}, fields: [], requestId: 'r-1', retryable: false, status: 409 },
});

interface Stored {
  readonly miles: number;
  readonly isOn: boolean;
}

/** A form over stored values that others change too. */
async function formOver(stored: Stored) {
  const form = await openHook(
    ({ known, version }) => useStoredForm(anyValues<Stored>(), known, version),
    { known: stored, version: 1 },
    (probe: ReactNode) => <ForecourtRoot messages={{}}>{probe}</ForecourtRoot>,
  );
  const now = form.current;
  return {
    show: (known: Stored, version: number) => form.show({ known, version }),
    state: () => [now().typed, now().version] as const,
    isEdited: () => now().isEdited,
    type: (miles: number) => act(async () => now().form.setValue('miles', miles)),
    /** Saves; `duringIt` happens before the result arrives. */
    save: (result: CallResult<object>, duringIt: () => unknown = () => {}) =>
      act(async () =>
        now().submit(async () => {
          await duringIt();
          return result;
        }),
      ),
  };
}

it('[UI-19] an untouched form follows the stored values', async () => {
  const form = await formOver({ miles: 2, isOn: false });
  await form.show({ miles: 5, isOn: true }, 2);
  expect(form.state()).toEqual([{ miles: 5, isOn: true }, 2]);
  // as when a time that they depend on passes
  await form.show({ miles: 5, isOn: false }, 2);
  expect(form.state()).toEqual([{ miles: 5, isOn: false }, 2]);
  expect(form.isEdited()).toBe(false);
});

it('[UI-19] edits outlast others’ changes and overwrite only after version.stale', async () => {
  const form = await formOver({ miles: 2, isOn: false });
  await form.type(9);
  await form.show({ miles: 5, isOn: true }, 2);
  expect(form.state()).toEqual([{ miles: 9, isOn: false }, 1]);
  await form.save(failedWith('gateway.down'));
  expect(form.state()).toEqual([{ miles: 9, isOn: false }, 1]);
  await form.save(failedWith('version.stale'));
  expect(form.state()).toEqual([{ miles: 9, isOn: false }, 2]);
  // the next version is not overwritten either
  await form.show({ miles: 6, isOn: true }, 3);
  expect(form.state()).toEqual([{ miles: 9, isOn: false }, 2]);
});

it('[UI-19] input typed during a save survives it', async () => {
  const form = await formOver({ miles: 2, isOn: false });
  await form.type(9);
  await form.save(SAVED, () => form.type(12));
  await form.show({ miles: 9, isOn: false }, 2);
  expect(form.state()).toEqual([{ miles: 12, isOn: false }, 2]);
  expect(form.isEdited()).toBe(true);
});

it('[UI-19] saved edits stay until the stored values arrive, then follow those', async () => {
  const form = await formOver({ miles: 2, isOn: false });
  await form.type(9);
  await form.save(SAVED);
  expect(form.state()).toEqual([{ miles: 9, isOn: false }, 1]);
  await form.show({ miles: 9, isOn: true }, 2);
  expect(form.state()).toEqual([{ miles: 9, isOn: true }, 2]);
});

it('[UI-19] tells whether there are edits that are not saved', async () => {
  const form = await formOver({ miles: 2, isOn: false });
  expect(form.isEdited()).toBe(false);
  await form.type(9);
  expect(form.isEdited()).toBe(true);
  await form.type(2);
  expect(form.isEdited()).toBe(false);
  await form.type(9);
  await form.save(failedWith('version.stale'));
  expect(form.isEdited()).toBe(true);
  await form.save(SAVED);
  expect(form.isEdited()).toBe(false);
});
