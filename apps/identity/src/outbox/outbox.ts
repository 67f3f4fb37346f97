/** A message to a person. Every message of the identity provider leaves through an outbox. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms' | 'voice';
  /** An email address or a phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The one-time code in the text, which the demo's page shows large. */
  readonly code?: string;
}

/** The one way out for messages. */
export interface Outbox {
  send(message: OutgoingMessage): Promise<void>;
}
