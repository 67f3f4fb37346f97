// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { mount } from '../../mount.test.fixtures.tsx';
import { FeeConsent } from './index.ts';

it('describes the checkbox with its error and its terms', async () => {
  const { place } = await mount(
    <FeeConsent
      name="Fund fees"
      figure="$2.75"
      terms="Charged with each transfer."
      agreement="I agree"
      isAgreed={false}
      onChange={() => {}}
      error="Agree to the fee first"
    />,
  );
  const described = place.querySelector('input')?.getAttribute('aria-describedby')?.split(' ');
  const words = described?.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(words).toContain('Agree to the fee first');
  expect(words).toContain('Charged with each transfer.');
});
