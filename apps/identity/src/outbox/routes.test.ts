import { describe, expect, it } from 'vitest';
import { codeMessage } from './codeMessage.ts';
import { outboxPage } from './routes.ts';
import type { StoredMessage } from './storedOutbox.ts';

const now = new Date('2026-11-21T12:00:30Z');
const message = (changed: Partial<StoredMessage>): StoredMessage => ({
  id: '1',
  channel: 'email',
  to: 'dana@acme.example',
  subject: 'Your code',
  text: 'Your code is 123456.',
  code: '123456',
  sentAt: '2026-11-21T12:00:00Z',
  ...changed,
});

describe('the demo outbox', () => {
  it('shows the newest code in large type, with its age', () => {
    const html = outboxPage([message({ code: '654321' }), message({})], now);
    expect(html).toContain('<p class="code">654321</p>');
    expect(html).toContain('30 seconds ago');
    expect(html).toContain('<span class="small">123456</span>');
  });

  it('escapes message content and contains no scripts', () => {
    const html = outboxPage([message({ to: '<img src=x onerror=alert(1)>', text: '"&\'' })], now);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html).toContain('&quot;&amp;&#39;');
  });

  it('says that there are no messages yet', () => {
    expect(outboxPage([], now)).toContain('No messages yet');
  });
});

it('[AUTH-09][AUTH-113] codeMessage contains the code and says when it expires', () => {
  const email = codeMessage({
    channel: 'email',
    to: 'dana@acme.example',
    code: '012345',
    applicationName: 'Forecourt',
  });
  expect(email.subject).toContain('012345');
  expect(email.text).toContain('It expires in 5 minutes');
});
