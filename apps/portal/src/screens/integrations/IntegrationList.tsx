import { Plus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Query } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  DataTable,
  EmptyState,
  Section,
  Surface,
  type Column,
} from '@forecourt/ui';
import { useText } from '../../messages/text.ts';
import { ListPanel, type ListPanelSteps } from '../lists/ListPanel.tsx';
import { loadError } from '../lists/loadError.tsx';
import { SwitchIntegration } from './SwitchIntegration.tsx';

interface IntegrationListProps<Row> {
  /** The kind of row; a prefix of its text keys. */
  readonly kind: 'apiKeys' | 'webhooks';
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isOn: boolean;
  readonly query: Query<{ readonly items: readonly Row[] }>;
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onAdd: () => void;
  /** The form for a new row, shown over the list. */
  readonly form: ReactNode;
  /** The open row's panel. */
  readonly children: (row: Row, steps: ListPanelSteps) => ReactNode;
}

/** Lists an integration's rows; an empty state if it is off or has none. */
export function IntegrationList<Row extends { readonly name: string }>(
  props: IntegrationListProps<Row>,
) {
  const { kind, label, icon: Icon, isOn, query, columns, idOf, openId, onOpen, onAdd } = props;
  const text = useText();
  const rows = query.data?.items ?? [];
  const icon = <Icon size={20} />;
  const switchButton = <SwitchIntegration integration={kind} isOn={isOn} />;
  if (!isOn && rows.length === 0) {
    return (
      <Surface>
        <EmptyState icon={icon} title={text(`${kind}.off`)} action={switchButton}>
          {text(`${kind}.off.why`)}
        </EmptyState>
      </Surface>
    );
  }
  const addButton = (
    <Button
      variant="primary"
      disabledReason={isOn ? null : text(kind === 'apiKeys' ? 'apiKey.off' : 'webhook.off')}
      icon={<Plus size={16} />}
      onPress={onAdd}
    >
      {text(`${kind}.new`)}
    </Button>
  );
  return (
    <>
      <Section
        title={label}
        content="flush"
        action={
          <Cluster gap={8}>
            {switchButton}
            {(!query.data || rows.length > 0) && addButton}
          </Cluster>
        }
      >
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          lines="two"
          getRowId={idOf}
          getRowName={({ name }) => text(`${kind}.rowName`, { name })}
          isLoading={!query.data && !query.failure}
          currentId={openId}
          onOpen={(row) => onOpen(idOf(row))}
          {...loadError(query, rows, text(`${kind}.what`))}
          empty={
            <EmptyState icon={icon} title={text(`${kind}.none`)} action={addButton}>
              {text(`${kind}.none.why`)}
            </EmptyState>
          }
        />
      </Section>
      <ListPanel
        id={openId ?? null}
        ids={rows.map(idOf)}
        row={rows.find((row) => idOf(row) === openId)}
        query={query}
        name={label}
        notFound={text(kind === 'apiKeys' ? 'apiKeys.notFound' : 'webhook.notFound')}
        onOpen={onOpen}
        onClose={props.onClose}
      >
        {props.children}
      </ListPanel>
      {props.form}
    </>
  );
}
