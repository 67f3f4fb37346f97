// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { openHook } from './hook.test.fixtures.tsx';
import { useFields } from './useFields.ts';

const BLANK = { street: '', city: '' };
const schema = {
  safeParse: (data: Readonly<typeof BLANK>) => ({ success: true, data }) as const,
};

it('keeps both changes when two fields change in the same render', async () => {
  const { current } = await openHook(
    () => useFields(schema, BLANK),
    null,
    (probe) => <ForecourtRoot messages={{}}>{probe}</ForecourtRoot>,
  );
  await act(async () => {
    const { field } = current();
    field('street').onChange('100 Main Street');
    field('city').onChange('Dallas');
  });
  expect(current().typed).toEqual({ street: '100 Main Street', city: 'Dallas' });
});
