import { describe, expect, it } from 'vitest';
import { placedKeysOf } from '../core/issues.test.fixtures.ts';
import {
  isWebhookAccepted,
  WEBHOOK_RETRY_DAYS,
  webhookEventOf,
  webhookForm,
  webhookRetrySeconds,
} from './webhooks.ts';

const form = {
  name: 'Dispatch',
  url: 'https://dispatch.acmefreight.example/forecourt?v=1',
  events: ['card.changed'],
  isOn: true,
};

describe('a webhook endpoint', () => {
  it.each<[changed: object, expected: readonly string[]]>([
    [{}, []],
    [{ url: '' }, ['url: webhook.urlRequired']],
    [{ url: 'http://localhost:8080/hook' }, []],
    [{ url: 'http://dispatch.acmefreight.example' }, ['url: webhook.urlWrong']],
    [{ url: 'https://user:secret@acmefreight.example' }, ['url: webhook.urlWrong']],
    [{ url: 'ftp://acmefreight.example' }, ['url: webhook.urlWrong']],
    [{ url: 'acmefreight.example' }, ['url: webhook.urlWrong']],
    [{ events: [] }, ['events: webhook.eventsRequired']],
    [{ events: ['webhook.test'] }, ['events.0: value.invalid']],
    [{ name: '' }, ['name: webhook.nameRequired']],
  ])('with %j reports %j', (changed, expected) => {
    expect(placedKeysOf(webhookForm, { ...form, ...changed })).toEqual(expected);
  });

  it.each([
    ['card', 'card.hold', 'card.changed'],
    ['card', 'card.limitsChanged', 'limit.changed'],
    ['card', 'card.viewPin', null],
    ['limitProfile', 'limitProfile.changed', 'limit.changed'],
    ['dispute', 'dispute.filed', 'dispute.changed'],
    ['transfer', 'transfer.settle', 'payment.changed'],
    ['driver', 'driver.edited', null],
  ] as const)('receives %s %s as %s', (subject, action, event) => {
    expect(webhookEventOf(subject, action)).toBe(event);
  });

  it('is retried at growing intervals for three days', () => {
    const delays: number[] = [];
    let age = 0;
    for (let next = webhookRetrySeconds(1, 0); next !== null;) {
      delays.push(next);
      age += next;
      next = webhookRetrySeconds(delays.length + 1, age);
    }
    expect(delays.slice(0, 6)).toEqual([60, 300, 1800, 7200, 18_000, 36_000]);
    expect(age).toBe(WEBHOOK_RETRY_DAYS * 86_400);
    expect(delays).toEqual(
      delays
        .slice(0, -1)
        .toSorted((a, b) => a - b)
        .concat(delays.slice(-1)),
    );
  });

  it.each([
    [204, true],
    [302, false],
    [500, false],
    [null, false],
  ])('counts status %s as delivered: %s', (status, isTaken) => {
    expect(isWebhookAccepted(status)).toBe(isTaken);
  });
});
