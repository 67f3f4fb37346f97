// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { TELEMATICS_DEFAULTS } from '@forecourt/validation';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { RootRoute } from '../../app/RootRoute.tsx';
import TelematicsTab from './TelematicsTab.tsx';

it('saves the rules when Enter is pressed in a field, and stays on the page', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const saved = vi.fn();
  const telematics = {
    rules: TELEMATICS_DEFAULTS,
    version: 1,
    reportingCount: 0,
    vehicleCount: 2,
    lastAt: null,
  };
  const router = createMemoryRouter([
    { Component: RootRoute, children: [{ path: '/', element: <TelematicsTab isOn /> }] },
  ]);
  const page = await openPart(
    <RouterProvider router={router} />,
    ['shared', 'cards', 'integrations'],
    {
      getTelematics: () => telematics,
      putTelematicsRules: ({ body }) => {
        saved(body);
        return { ...telematics, rules: body, version: 2 };
      },
    },
  );
  await page.untilSaid('Save rules');
  await page.press('input[role="switch"]');
  // what a browser does on Enter
  const submitted = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => page.place.querySelector('form')?.dispatchEvent(submitted));
  await page.untilSaid('The telematics rules were saved.');
  expect(submitted.defaultPrevented).toBe(true);
  expect(saved).toHaveBeenCalledWith({ ...TELEMATICS_DEFAULTS, usesOdometer: false });
  expect(page.place.querySelector('button[type="submit"]')?.textContent).toBe('Save rules');
});
