// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { ForecourtProvider } from '../../provider/index.ts';
import { FeeConsent } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('describes the checkbox by its error and its terms', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ForecourtProvider>
        <FeeConsent
          name="Fund fees"
          figure="$2.75"
          terms="Charged with each transfer."
          agreement="I agree"
          isAgreed={false}
          onChange={() => {}}
          error="Agree to the fee first"
        />
      </ForecourtProvider>,
    ),
  );
  const described = place.querySelector('input')?.getAttribute('aria-describedby')?.split(' ');
  const words = described?.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(words).toContain('Agree to the fee first');
  expect(words).toContain('Charged with each transfer.');
  await act(async () => root.unmount());
});
