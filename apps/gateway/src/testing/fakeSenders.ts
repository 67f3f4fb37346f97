import type { Outbox, OutgoingMessage, SendOutcome } from '../messages/outbox.ts';
import type { PushSender, PushText } from '../messages/webPush.ts';

export interface TestOutbox extends Outbox {
  /** Messages that left. */
  readonly sent: OutgoingMessage[];
  /** Which fail. */
  failing: boolean | OutgoingMessage['channel'];
  /** Numbers that no text reaches, and why. */
  readonly unreached: Map<string, Exclude<SendOutcome, 'sent'>>;
}

/** Remembers messages; while it fails they left all the same, as when an answer is lost. */
export const createTestOutbox = (): TestOutbox => ({
  sent: [],
  failing: false,
  unreached: new Map(),
  async send(message) {
    const unreached = this.unreached.get(message.to);
    if (unreached) return unreached;
    this.sent.push(message);
    if (this.failing === true || this.failing === message.channel) throw new Error('no answer');
    return 'sent';
  },
});

/** Remembers what browsers were sent. */
export interface TestPush extends PushSender {
  readonly sent: { readonly endpoint: string; readonly text: PushText }[];
  /** Addresses that have unsubscribed. */
  readonly gone: Set<string>;
}

export const createTestPush = (): TestPush => ({
  publicKey: 'test-key',
  sent: [],
  gone: new Set(),
  send({ endpoint }, text) {
    if (this.gone.has(endpoint)) return Promise.resolve(false);
    this.sent.push({ endpoint, text });
    return Promise.resolve(true);
  },
});
