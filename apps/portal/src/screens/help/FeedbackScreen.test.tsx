// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { SAMPLE_IDS } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { RootRoute } from '../../app/RootRoute.tsx';
import { Component } from './FeedbackScreen.tsx';

it('[SCREEN-62, UI-19] asks before leaving until the feedback is sent', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const router = createMemoryRouter([
    {
      Component: RootRoute,
      children: [
        { path: '/', Component },
        { path: '/cards', element: null },
      ],
    },
  ]);
  const page = await openPart(<RouterProvider router={router} />, ['shared', 'help'], {
    sendFeedback: () => ({ feedbackId: SAMPLE_IDS.order, receivedAt: '2026-11-20T14:05:00Z' }),
  });
  await page.press('input[type="radio"][value="4"]');
  await act(async () => router.navigate('/cards'));
  await page.untilSaid('Leave without saving?');
  await page.press('button', 'Keep editing');
  expect(router.state.location.pathname).toBe('/');
  await page.press('button', 'Send feedback');
  await page.untilSaid('Thank you');
  await act(async () => router.navigate('/cards'));
  expect(router.state.location.pathname).toBe('/cards');
});
