import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Tabs } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { WithPermission } from '../../app/WithPermission.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { useListAddress } from '../lists/useListAddress.ts';
import { InvoicesTable } from './InvoicesTable.tsx';
import { StatementPanel } from './StatementPanel.tsx';
import { StatementsTable } from './StatementsTable.tsx';

const AccountingTab = lazy(() => import('./AccountingTab.tsx'));

/** Statements, documents, and invoices. [NAV-29, SCREEN-41, SCREEN-42] */
export function Component() {
  const text = useText();
  const { statementId } = useParams();
  const { values, set, search } = useListAddress(['tab']);
  const navigate = useNavigate();
  const hasAccounting = useApp().flags.has('accounting');
  const tabs = [
    { id: 'statements', content: <StatementsTable /> },
    { id: 'documents', content: <InvoicesTable /> },
    ...(hasAccounting ? [{ id: 'accounting', content: <AccountingTab /> } as const] : []),
  ] as const;
  const close = () => void navigate(`${href('statements')}${search}`, { preventScrollReset: true });
  return (
    <Screen title={text('menu.statements')} subtitle={text('statements.subtitle')}>
      <WithPermission permission="statements.view" denied={text('statements.denied')}>
        <Tabs
          aria-label={text('menu.statements')}
          selected={tabs.find(({ id }) => id === values.tab)?.id ?? 'statements'}
          onSelect={(tab) => set({ tab: tab === 'statements' ? null : tab })}
          tabs={tabs.map(({ id, content }) => ({
            id,
            label: text(`statements.tab.${id}`),
            content: <Suspense fallback={<PanelSkeleton />}>{content}</Suspense>,
          }))}
        />
        {statementId !== undefined && <StatementPanel statementId={statementId} onClose={close} />}
      </WithPermission>
    </Screen>
  );
}
