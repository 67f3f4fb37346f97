import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Tabs } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { WithPermission } from '../../app/WithPermission.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { useFilterAddress } from '../lists/useFilterAddress.ts';
import { InvoicesTable } from './InvoicesTable.tsx';
import { StatementPanel } from './StatementPanel.tsx';
import { StatementsTable } from './StatementsTable.tsx';

const AccountingTab = lazy(() => import('./AccountingTab.tsx'));

/** Statements, documents, and invoices. [NAV-29, SCREEN-41, SCREEN-42] */
export function Component() {
  const text = useText();
  const { statementId = null } = useParams();
  const address = useFilterAddress({}, { id: statementId, hrefOf: () => href('statements') });
  const hasAccounting = useApp().flags.has('accounting');
  const tabs = [
    { id: 'statements', content: <StatementsTable /> },
    { id: 'documents', content: <InvoicesTable /> },
    ...(hasAccounting ? [{ id: 'accounting', content: <AccountingTab /> } as const] : []),
  ] as const;
  return (
    <Screen title={text('menu.statements')} subtitle={text('statements.subtitle')}>
      <WithPermission permission="statements.view" denied={text('statements.denied')}>
        <Tabs
          aria-label={text('menu.statements')}
          selected={tabs.find(({ id }) => id === address.tab)?.id ?? 'statements'}
          onSelect={(tab) => address.set({ tab: tab === 'statements' ? null : tab })}
          tabs={tabs.map(({ id, content }) => ({
            id,
            label: text(`statements.tab.${id}`),
            content: <Suspense fallback={<PanelSkeleton />}>{content}</Suspense>,
          }))}
        />
        {statementId && <StatementPanel statementId={statementId} onClose={address.close} />}
      </WithPermission>
    </Screen>
  );
}
