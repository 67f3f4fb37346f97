import { useNavigate, useParams } from 'react-router';
import { Tabs } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { Granted } from '../../app/Granted.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { knownValue, useListAddress } from '../lists/useListAddress.ts';
import { AccountingTab } from './AccountingTab.tsx';
import { InvoicesTable } from './InvoicesTable.tsx';
import { StatementPanel } from './StatementPanel.tsx';
import { StatementsTable } from './StatementsTable.tsx';

const TABS = ['statements', 'documents', 'accounting'] as const;

/** Statements, and documents and invoices. [NAV-29, SCREEN-41, SCREEN-42] */
export function Component() {
  const text = useText();
  const { statementId } = useParams();
  const { values, set, search } = useListAddress(['tab']);
  const navigate = useNavigate();
  const close = () => void navigate(`${href('statements')}${search}`, { preventScrollReset: true });
  return (
    <Screen title={text('menu.statements')} subtitle={text('statements.subtitle')}>
      <Granted permission="statements.view" denied={text('statements.denied')}>
        <Tabs
          aria-label={text('menu.statements')}
          selected={knownValue(TABS, values.tab) ?? 'statements'}
          onSelect={(tab) => set({ tab: tab === 'statements' ? null : tab })}
          tabs={[
            {
              id: 'statements',
              label: text('statements.tab.statements'),
              content: <StatementsTable />,
            },
            {
              id: 'documents',
              label: text('statements.tab.documents'),
              content: <InvoicesTable />,
            },
            {
              id: 'accounting',
              label: text('statements.tab.accounting'),
              content: <AccountingTab />,
            },
          ]}
        />
        {statementId !== undefined && <StatementPanel statementId={statementId} onClose={close} />}
      </Granted>
    </Screen>
  );
}
