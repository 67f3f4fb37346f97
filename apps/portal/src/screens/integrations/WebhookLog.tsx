import { useEffect } from 'react';
import type { WebhookMessage } from '@forecourt/api-client';
import { usePages, useRefresh } from '@forecourt/api-client/react';
import { EmptyState, TwoLines, type Column } from '@forecourt/ui';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';
import { ListTable } from '../lists/ListTable.tsx';
import { isWaiting, Message, MessageStatus, REFRESH_MILLISECONDS } from './WebhookMessage.tsx';

/** Polls the log while any message is pending and the page is visible. */
function useFreshLog(isOnItsWay: boolean): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const refreshLog = () => {
      if (!document.hidden) void refresh('listWebhookMessages');
    };
    const timer = setInterval(refreshLog, REFRESH_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isOnItsWay, refresh]);
}

function useColumns(): readonly Column<WebhookMessage>[] {
  const text = useText();
  const when = useWhen();
  return [
    column(
      'message',
      text('webhooks.log.message'),
      { isRowHeader: true, phone: 'title' },
      ({ type, at: instant }) => (
        <TwoLines first={text(`webhooks.event.${type}`)} second={when(instant)} />
      ),
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
  /** The open message; null shows the list. */
  readonly messageId: string | null;
  readonly refusal: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** An endpoint's messages, newest first, or one of them. */
export function WebhookLog({ endpointId, messageId, refusal, onOpen }: WebhookLogProps) {
  const text = useText();
  const columns = useColumns();
  const list = usePages('listWebhookMessages', { params: { endpointId }, query: {} });
  useFreshLog(messageId === null && list.items.some(isWaiting));
  if (messageId !== null) {
    const onBack = () => onOpen(null);
    return <Message {...{ endpointId, messageId, refusal, onBack }} />;
  }
  return (
    <ListTable
      label={text('webhooks.panel.log')}
      columns={columns}
      list={list}
      subject={text('webhooks.log.what')}
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
