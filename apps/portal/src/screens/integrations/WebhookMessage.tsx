import { ArrowLeft, RotateCw } from 'lucide-react';
import type { WebhookMessage } from '@forecourt/api-client';
import { usePolledQuery } from '@forecourt/api-client/react';
import {
  Button,
  CardFacts,
  CardTimeline,
  Cluster,
  CodeBlock,
  Section,
  Stack,
  Status,
  type StatusTone,
} from '@forecourt/ui';
import { webhookProblemKey } from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useFailureFormatter } from './integrationText.ts';

/** Polling interval for pending messages. */
export const REFRESH_MILLISECONDS = 3000;
export const isWaiting = ({ state }: Pick<WebhookMessage, 'state'>) => state === 'pending';

const TONES: Readonly<Record<WebhookMessage['state'], StatusTone>> = {
  pending: 'warn',
  delivered: 'good',
  failed: 'bad',
};

/** A message's delivery status. */
export function MessageStatus({ state }: Pick<WebhookMessage, 'state'>) {
  const text = useText();
  return <Status tone={TONES[state]}>{text(`webhooks.message.${state}`)}</Status>;
}

interface MessageProps {
  readonly endpointId: string;
  readonly messageId: string;
  /** Why nothing can be sent; null if it can. */
  readonly refusal: string | null;
  readonly onBack: () => void;
}

function Replay({ endpointId, messageId, refusal }: Omit<MessageProps, 'onBack'>) {
  const text = useText();
  const replaying = useAction(
    'replayWebhookMessage',
    text('webhooks.log.replayed'),
    useFailureFormatter(),
  );
  return (
    <Button
      icon={<RotateCw size={16} />}
      disabledReason={refusal}
      isPending={replaying.isPending}
      onPress={() => void replaying.send({ params: { endpointId, messageId } })}
    >
      {text('webhooks.log.replay')}
    </Button>
  );
}

/** A message: its payload, and the result of each delivery attempt. */
export function Message({ onBack, ...of }: MessageProps) {
  const text = useText();
  const when = useWhen();
  const { endpointId, messageId } = of;
  const query = usePolledQuery('getWebhookMessage', { params: { endpointId, messageId } }, (data) =>
    data && isWaiting(data.message) ? REFRESH_MILLISECONDS : 0,
  );
  const backButton = (
    <Button variant="quiet" icon={<ArrowLeft size={16} />} onPress={onBack}>
      {text('webhooks.log.back')}
    </Button>
  );
  if (!query.data) {
    return (
      <Stack gap={12}>
        {backButton}
        <NotLoaded
          query={query}
          subject={text('webhooks.log.what')}
          notFound={text('webhook.notFound')}
        />
      </Stack>
    );
  }
  const { message, payload, attempts } = query.data;
  return (
    <Stack gap={16}>
      <Cluster justify="between">
        {backButton}
        <Replay {...of} />
      </Cluster>
      <CardFacts
        groups={[
          {
            title: text(`webhooks.event.${message.type}`),
            facts: [
              {
                label: text('webhooks.log.state'),
                value:
                  message.nextAttemptAt === null ? (
                    <MessageStatus state={message.state} />
                  ) : (
                    text('webhooks.log.next', { at: when(message.nextAttemptAt) })
                  ),
              },
              {
                label: text('webhooks.log.id'),
                value: message.messageId,
                isCode: true,
              },
            ],
          },
        ]}
      />
      <Section title={text('webhooks.log.payload')} look="plain">
        <CodeBlock
          name={text('webhooks.log.payload.name')}
          code={JSON.stringify(JSON.parse(payload), null, 2)}
        />
      </Section>
      <CardTimeline
        label={text('webhooks.log.attempts')}
        entries={attempts.map(({ at: instant, status, problem, milliseconds }, index) => ({
          id: `${instant} ${index}`,
          what:
            status === null
              ? text(webhookProblemKey(problem ?? 'unreachable'))
              : text('webhooks.log.attempt.answered', { status, milliseconds }),
          who: text('app.name'),
          when: when(instant),
        }))}
        empty={<p>{text('webhooks.log.attempts.none')}</p>}
      />
    </Stack>
  );
}
