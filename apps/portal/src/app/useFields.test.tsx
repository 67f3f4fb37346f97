// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { useFields } from './useFields.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const BLANK = { street: '', city: '' };
const schema = {
  safeParse: (data: Readonly<typeof BLANK>) => ({ success: true, data }) as const,
};

it('takes what fills in several fields at once', async () => {
  let form: ReturnType<typeof useFields<keyof typeof BLANK, Readonly<typeof BLANK>>> | undefined;
  function Probe() {
    form = useFields(schema, BLANK);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ForecourtRoot messages={{}}>
        <Probe />
      </ForecourtRoot>,
    ),
  );
  await act(async () => {
    form?.field('street').onChange('100 Main Street');
    form?.field('city').onChange('Dallas');
  });
  expect(form?.typed).toEqual({ street: '100 Main Street', city: 'Dallas' });
});
