/** A message to a person. The identity provider sends all its messages through an outbox. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms' | 'voice';
  /** An email address or a phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The one-time code in the text, which the demo's page shows large. */
  readonly code?: string;
}

/** Delivers messages: by SMTP or into the demo's store. */
export interface Outbox {
  send(message: OutgoingMessage): Promise<void>;
}
