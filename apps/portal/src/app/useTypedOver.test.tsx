// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { CallResult } from '@forecourt/api-client';
import { useTypedOver } from './useTypedOver.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const SAVED: CallResult<object> = { ok: true, data: {}, requestId: 'r-1' };
const failedWith = (errorCode: string): CallResult<object> => ({
  ok: false,
  failure: { errorCode, params: {}, fields: [], requestId: 'r-1', retryable: false, status: 409 },
});

interface Stored {
  readonly miles: number;
  readonly isOn: boolean;
}
type Form = ReturnType<typeof useTypedOver<Stored>>;

/** A form over what is stored, which others change too. */
async function formOver(stored: Stored) {
  let form: Form | undefined;
  function Probe({ known, version }: { readonly known: Stored; readonly version: number }) {
    form = useTypedOver(known, version);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (known: Stored, version: number) =>
    act(async () => root.render(<Probe known={known} version={version} />));
  const now = (): Form => {
    if (!form) throw new Error('The form is not there.');
    return form;
  };
  await show(stored, 1);
  return {
    show,
    state: () => [now().typed, now().version] as const,
    type: (miles: number) => act(async () => now().change((before) => ({ ...before, miles }))),
    /** The form as it is when a save begins. */
    begun: now,
    settle: (result: CallResult<object>, saved = now()) => act(async () => saved.settle(result)),
  };
}

it('[UI-19] an untouched form follows what is stored', async () => {
  const form = await formOver({ miles: 2, isOn: false });
  await form.show({ miles: 5, isOn: true }, 2);
  expect(form.state()).toEqual([{ miles: 5, isOn: true }, 2]);
});

it('[UI-19] what was typed outlives the change of someone else, who is not overwritten unasked', async () => {
  const form = await formOver({ miles: 2, isOn: false });
  await form.type(9);
  await form.show({ miles: 5, isOn: true }, 2);
  expect(form.state()).toEqual([{ miles: 9, isOn: false }, 1]);
  await form.settle(failedWith('gateway.down'));
  expect(form.state()).toEqual([{ miles: 9, isOn: false }, 1]);
  await form.settle(failedWith('version.stale'));
  expect(form.state()).toEqual([{ miles: 9, isOn: false }, 2]);
  // nor is the next one
  await form.show({ miles: 6, isOn: true }, 3);
  expect(form.state()).toEqual([{ miles: 9, isOn: false }, 2]);
});

it('[UI-19] what is typed while it is saved is kept, over what was saved', async () => {
  const form = await formOver({ miles: 2, isOn: false });
  await form.type(9);
  const saved = form.begun();
  await form.type(12);
  await form.settle(SAVED, saved);
  await form.show({ miles: 9, isOn: false }, 2);
  expect(form.state()).toEqual([{ miles: 12, isOn: false }, 2]);
});

it('[UI-19] once saved, it stands until what is stored comes, and is followed again', async () => {
  const form = await formOver({ miles: 2, isOn: false });
  await form.type(9);
  await form.settle(SAVED);
  expect(form.state()).toEqual([{ miles: 9, isOn: false }, 1]);
  await form.show({ miles: 9, isOn: true }, 2);
  expect(form.state()).toEqual([{ miles: 9, isOn: true }, 2]);
});
