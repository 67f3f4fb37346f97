import { sampleNotification } from '@forecourt/api-client/testing';
import { createText } from '@forecourt/ui/provider';
import { en } from '@forecourt/validation/messages';
import { expect, it } from 'vitest';
import { notificationItem } from './notificationItem.ts';

const around = {
  text: createText('en-US', [en]),
  account: { timeZone: 'America/Chicago', currency: 'USD' },
  now: new Date('2026-11-21T16:00:00Z'),
} as const;
const detailOf = (of: Parameters<typeof sampleNotification>[0]) =>
  notificationItem(sampleNotification(of), undefined, around).detail;

it('[UI-14] gives the time of the event only once, in its text or after it', () => {
  const returned = {
    messageKey: 'notification.paymentReturned',
    params: {
      amountCents: 410_000,
      code: 'R01',
      receivedAt: '2026-11-17T16:00:00.000Z',
      returnedAt: '2026-11-20T16:00:00.000Z',
    },
    occurredAt: '2026-11-20T16:00:00Z',
  };
  expect(detailOf(returned)).toBe('Received Nov 17, 10:00 AM CT, returned Nov 20, 10:00 AM CT.');
  expect(
    detailOf({
      messageKey: 'notification.fileFailed',
      params: { fileName: 'a.csv', cause: 'failed' },
    }),
  ).toMatch(/^No file was created\. Request it again\. .*2:00\sAM/);
});

it.each([
  [
    { cause: 'tooManyRows' },
    'The file would have too many rows. Narrow the filters or choose another format.',
  ],
  [{ cause: 'other' }, 'No file was created.'],
  // from before notifications had a cause
  [{}, 'No file was created.'],
])('[MSG-61] does not say to request a file again that fails again: %j', (cause, words) => {
  const params = { fileName: 'a.csv', ...cause };
  const detail = detailOf({ messageKey: 'notification.fileFailed', params });
  expect(detail).toMatch(new RegExp(`^${words} `));
  expect(detail).not.toContain('again');
});
