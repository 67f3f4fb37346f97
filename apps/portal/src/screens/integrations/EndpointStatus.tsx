import type { WebhookEndpoint } from '@forecourt/api-client';
import { Status } from '@forecourt/ui';
import { useText } from '../../messages/text.ts';

/** Off, on, or the number of messages waiting to be delivered. */
export function EndpointStatus({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const text = useText();
  const { isOn, pending } = endpoint;
  if (!isOn) return <Status tone="neutral">{text('webhooks.state.off')}</Status>;
  return pending > 0 ? (
    <Status tone="warn">{text('webhooks.state.waiting', { count: pending })}</Status>
  ) : (
    <Status tone="good">{text('webhooks.state.on')}</Status>
  );
}
