// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { useQuery } from '@forecourt/api-client/react';
import type { FakeHandlers } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import type { Factor } from './factors.ts';
import { FactorsSection } from './FactorsSection.tsx';
import { useProofGate } from './useProofGate.tsx';

function Factors() {
  return <FactorsSection factors={useQuery('listFactors', {})} gate={useProofGate()} />;
}

const open = (factors: readonly Factor[], handlers: FakeHandlers) => {
  const left = [...factors];
  return openPart(<Factors />, ['shared', 'signedIn', 'cards', 'profile', 'settings'], {
    listFactors: () => ({ items: [...left], available: ['sms'] }),
    removeFactor: ({ params: { factorId } }) => {
      left.splice(
        left.findIndex((factor) => factor.factorId === factorId),
        1,
      );
      return { done: true };
    },
    ...handlers,
  });
};
const sms: Factor = {
  factorId: 'f1',
  factorType: 'sms',
  state: 'pending',
  label: '••• 0142',
};
const call: Factor = { ...sms, factorId: 'f2', factorType: 'call', state: 'active' };

it('[SCREEN-14] moves the focus on when a sign-in method was removed', async () => {
  const page = await open([sms, call], {});
  await page.untilSaid('••• 0142');
  const remove = async () => {
    const button = document.querySelector<HTMLElement>('[aria-label^="Remove "]');
    await act(async () => button?.focus());
    await page.press('[aria-label^="Remove "]');
    await page.press('[role="alertdialog"] button', 'Remove');
    await page.untilSaid('was removed.');
  };
  await remove();
  await vi.waitFor(() => {
    const buttons = [...document.querySelectorAll('[aria-label^="Remove "]')];
    expect(buttons).toHaveLength(1);
    expect(document.activeElement).toBe(buttons[0]);
  });
  await remove();
  await vi.waitFor(() =>
    expect(document.activeElement?.textContent).toBe(
      'You have no sign-in methods besides your password.',
    ),
  );
});

it('[SCREEN-14] [MSG-25] sends a code for a phone that is still being set up', async () => {
  const sent: string[] = [];
  const page = await open([sms], {
    sendFactorCode: ({ body: { factorId } }) => {
      sent.push(factorId);
      return { sent: true };
    },
  });
  await page.untilSaid('••• 0142');
  await page.press('button', 'Enter the code');
  await page.untilSaid('Send a code to ••• 0142, then enter it here.');
  await page.press('[role="dialog"] button', 'Send code');
  await page.untilSaid('Send another code in');
  expect(page.said()).toContain('Enter the 6-digit code we sent to ••• 0142.');
  expect(sent).toEqual(['f1']);
  const button = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')].find(
    ({ textContent }) => textContent.startsWith('Send another code in'),
  );
  expect(button?.disabled).toBe(true);
});

it('[SCREEN-14] [MSG-25] waits before another code right after the first one', async () => {
  const page = await open([], {
    enrollFactor: () => ({ factor: sms, activation: null }),
  });
  await page.untilSaid('Set up');
  await page.press('button', 'Set up');
  await page.type('input[name="phoneNumber"]', '214 555 0142');
  await page.press('[role="dialog"] button', 'Send code');
  await page.untilSaid('Enter the 6-digit code we sent to ••• 0142.');
  expect(page.said()).toMatch(/Send another code in \d+ seconds/);
});
