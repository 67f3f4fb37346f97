import type { Outbox, OutgoingMessage, SendOutcome } from '../messages/outbox.ts';
import type { PushSender, PushText } from '../messages/webPush.ts';

export interface TestOutbox extends Outbox {
  /** Messages that were sent. */
  readonly sent: OutgoingMessage[];
  /** Whether sending fails, or the channel on which it does. */
  failing: boolean | OutgoingMessage['channel'];
  /** Numbers that can't receive texts, and why. */
  readonly unreachable: Map<string, Exclude<SendOutcome, 'sent'>>;
}

/** Records messages. A failing one is recorded too, as when only the response is lost. */
export const createTestOutbox = (): TestOutbox => ({
  sent: [],
  failing: false,
  unreachable: new Map(),
  async send(message) {
    const outcome = this.unreachable.get(message.to);
    if (outcome) return outcome;
    this.sent.push(message);
    if (this.failing === true || this.failing === message.channel) throw new Error('no answer');
    return 'sent';
  },
});

/** Records what was sent to browsers. */
export interface TestPush extends PushSender {
  readonly sent: { readonly endpoint: string; readonly text: PushText }[];
  /** Endpoints that have unsubscribed. */
  readonly unsubscribed: Set<string>;
}

export const createTestPush = (): TestPush => ({
  publicKey: 'test-key',
  sent: [],
  unsubscribed: new Set(),
  send({ endpoint }, text) {
    if (this.unsubscribed.has(endpoint)) return Promise.resolve(false);
    this.sent.push({ endpoint, text });
    return Promise.resolve(true);
  },
});
