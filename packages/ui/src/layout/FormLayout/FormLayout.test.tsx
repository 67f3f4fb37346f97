// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { Button, type ButtonProps } from '../../primitives/Button/index.ts';
import { FormLayout } from './index.ts';

const save = (props: Partial<ButtonProps>) => (
  <Button {...props} type="submit">
    Save
  </Button>
);

it.each([
  ['can be pressed', {}, 1],
  ['is pending', { isPending: true }, 0],
  ['is disabled', { isDisabled: true }, 0],
  ['has a reason against it', { disabledReason: 'Nothing was changed.' }, 0],
  ['is missing', null, 0],
])('submits by Enter only if its button can be pressed: it %s', async (_is, button, times) => {
  const onSubmit = vi.fn();
  const { place } = await mount(
    <FormLayout actions={button && save(button)} onSubmit={onSubmit}>
      <input aria-label="Name" />
    </FormLayout>,
  );
  await act(async () => place.querySelector('form')?.requestSubmit());
  expect(onSubmit).toHaveBeenCalledTimes(times);
});

it('can be submitted by a button outside', async () => {
  const onSubmit = vi.fn();
  const { place } = await mount(
    <>
      <FormLayout id="rule" actions={null} onSubmit={onSubmit}>
        <input aria-label="Name" />
      </FormLayout>
      {save({ form: 'rule' })}
    </>,
  );
  await act(async () => place.querySelector('form')?.requestSubmit());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
