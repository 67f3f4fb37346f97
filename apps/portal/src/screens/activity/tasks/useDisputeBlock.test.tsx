// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleTransaction } from '@forecourt/api-client/testing';
import { openPart } from '../../../app/asks.test.fixtures.tsx';
import { useDisputeBlock } from './useDisputeBlock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function whyNot(own: Parameters<typeof sampleTransaction>[0]): Promise<string> {
  function Probe() {
    return <p>{useDisputeBlock()(sampleTransaction(own)) ?? 'can be disputed'}</p>;
  }
  const page = await openPart(<Probe />, ['shared', 'cards', 'activity', 'disputes'], {});
  const content = page.place.textContent;
  await page.close();
  return content;
}

it('[DISP-01] a purchase can be disputed only once posted, and for 60 days', async () => {
  expect(await whyNot({ occurredAt: '2026-09-22T18:00:00Z' })).toBe('can be disputed');
  expect(await whyNot({ occurredAt: '2026-09-21T18:00:00Z' })).toContain('60-day');
  expect(await whyNot({ status: 'pending' })).not.toBe('can be disputed');
});
