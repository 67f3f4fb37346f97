import { ArrowLeft, RotateCw } from 'lucide-react';
import type { WebhookMessage } from '@forecourt/api-client';
import { useMutation, usePages, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  CardFacts,
  CardTimeline,
  Cluster,
  CodeBlock,
  EmptyState,
  Section,
  Stack,
  Status,
  TwoLines,
  type Column,
  type StatusTone,
} from '@forecourt/ui';
import { useTell } from '../../app/useTell.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { ListTable } from '../lists/ListTable.tsx';
import { useFailureWords } from './integrationWords.ts';

const TONES: Readonly<Record<WebhookMessage['state'], StatusTone>> = {
  pending: 'warn',
  delivered: 'good',
  failed: 'bad',
};

function MessageStatus({ state }: Pick<WebhookMessage, 'state'>) {
  const text = useText();
  return <Status tone={TONES[state]}>{text(`webhooks.message.${state}`)}</Status>;
}

interface MessageProps {
  readonly endpointId: string;
  readonly messageId: string;
  /** Why nothing can be sent; null: it can. */
  readonly against: string | null;
  readonly onBack: () => void;
}

function Replay({ endpointId, messageId, against }: Omit<MessageProps, 'onBack'>) {
  const text = useText();
  const tell = useTell();
  const inWords = useFailureWords();
  const replaying = useMutation('replayWebhookMessage');
  const replay = async () => {
    const answer = await replaying.send({ params: { endpointId, messageId } });
    tell(answer, text('webhooks.log.replayed'), inWords);
  };
  return (
    <Button
      icon={<RotateCw size={16} aria-hidden="true" />}
      disabledReason={against}
      isPending={replaying.isPending}
      onPress={() => void replay()}
    >
      {text('webhooks.log.replay')}
    </Button>
  );
}

/** One message: what was sent, and what came of each attempt. */
function Message({ onBack, ...of }: MessageProps) {
  const text = useText();
  const at = useWhen();
  const { endpointId, messageId } = of;
  const query = useQuery('getWebhookMessage', { params: { endpointId, messageId } });
  const back = (
    <Button variant="quiet" icon={<ArrowLeft size={16} aria-hidden="true" />} onPress={onBack}>
      {text('webhooks.log.back')}
    </Button>
  );
  if (!query.data) {
    return (
      <Stack gap={12}>
        {back}
        <NotLoaded
          of={query}
          what={text('webhooks.log.what')}
          notFound={text('webhook.notFound')}
        />
      </Stack>
    );
  }
  const { message, payload, attempts } = query.data;
  return (
    <Stack gap={16}>
      <Cluster justify="between">
        {back}
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
                    text('webhooks.log.next', { at: at(message.nextAttemptAt) })
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
        entries={attempts.map(({ at: when, status, problem, milliseconds }, index) => ({
          id: `${when} ${index}`,
          what:
            status === null
              ? text('webhooks.log.attempt.unanswered', { problem: problem ?? '' })
              : text('webhooks.log.attempt.answered', { status, milliseconds }),
          who: text('app.name'),
          when: at(when),
        }))}
        empty={<p>{text('webhooks.log.attempts.none')}</p>}
      />
    </Stack>
  );
}

function useColumns(): readonly Column<WebhookMessage>[] {
  const text = useText();
  const at = useWhen();
  return [
    column(
      'message',
      text('webhooks.log.message'),
      { isRowHeader: true, phone: 'title' },
      ({ type, at: when }) => <TwoLines first={text(`webhooks.event.${type}`)} second={at(when)} />,
    ),
    column(
      'state',
      text('webhooks.log.state'),
      { width: '120px', phone: 'status' },
      ({ state }) => <MessageStatus state={state} />,
    ),
  ];
}

interface WebhookLogProps {
  readonly endpointId: string;
  /** The message that is open; null: the list. */
  readonly messageId: string | null;
  readonly against: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** The messages of an endpoint, the newest first, or one of them. */
export function WebhookLog({ endpointId, messageId, against, onOpen }: WebhookLogProps) {
  const text = useText();
  const columns = useColumns();
  const list = usePages('listWebhookMessages', { params: { endpointId }, query: {} });
  if (messageId !== null) {
    const onBack = () => onOpen(null);
    return <Message {...{ endpointId, messageId, against, onBack }} />;
  }
  return (
    <ListTable
      label={text('webhooks.panel.log')}
      columns={columns}
      list={list}
      what={text('webhooks.log.what')}
      lines="two"
      getRowId={(row) => row.messageId}
      getRowName={({ type }) => text('webhooks.log.row', { type })}
      onOpen={(row) => onOpen(row.messageId)}
      empty={
        <EmptyState title={text('webhooks.log.none')}>{text('webhooks.log.none.why')}</EmptyState>
      }
    />
  );
}
