import { BookOpen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, EmptyState, FormGroup, FormLayout, Stack, Surface } from '@forecourt/ui';
import { FormFields, FormRadio, FormText } from '@forecourt/ui/form';
import {
  JOURNAL_TARGETS,
  journalSettings,
  PRODUCT_GROUPS,
  productGroupKey,
  type JournalSettings,
} from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { useAction } from '../../app/useAction.ts';
import { useSettingsForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { TurnOff } from './TurnOff.tsx';
import { useJournalFailure } from './useJournalFailure.ts';

const DeliverySection = lazy(() => import('./DeliverySection.tsx'));

type StoredSettings = ResponseOf<Contract['getJournalSettings']>;

const ACCOUNTS = ['payableAccount', 'purchasesAccount', 'feesAccount', 'creditsAccount'] as const;
/** No product group has an account of its own. */
const NO_GROUP_ACCOUNTS = Object.fromEntries(PRODUCT_GROUPS.map((group) => [group, '']));

type Draft = ReturnType<typeof toDraft>;

/** Parses the form; product groups left blank post to the general purchases account. */
const schema = {
  safeParse: (draft: Draft) => {
    const named = Object.entries(draft.groupAccounts).filter(([, name]) => name.trim() !== '');
    return journalSettings.safeParse({ ...draft, groupAccounts: Object.fromEntries(named) });
  },
};

const toDraft = (settings: JournalSettings | null) => ({
  target: settings?.target ?? JOURNAL_TARGETS[0],
  detail: settings?.detail ?? '',
  payableAccount: settings?.payableAccount ?? '',
  purchasesAccount: settings?.purchasesAccount ?? '',
  feesAccount: settings?.feesAccount ?? '',
  creditsAccount: settings?.creditsAccount ?? '',
  groupAccounts: { ...NO_GROUP_ACCOUNTS, ...settings?.groupAccounts },
});

/** The form for the accounting program and its accounts. [UI-19] */
function AccountsForm({ stored }: { readonly stored: StoredSettings }) {
  const text = useText();
  const reasonOf = useJournalFailure();
  const saving = useAction('putJournalSettings', (_, { body }) =>
    text(body.settings === null ? 'accounting.turnedOff' : 'accounting.saved'),
  );
  const { settings, version } = stored;
  const form = useSettingsForm(schema, toDraft(settings), version);
  const { target } = form.typed;
  const save = (next: JournalSettings | null, ifMatch: number) =>
    saving.send({ body: { settings: next } }, { ifMatch });
  return (
    <Surface>
      <FormLayout
        onSubmit={() => void form.submit(save)}
        actions={
          <>
            {settings !== null && (
              <TurnOff
                subject="accounting"
                isPending={saving.isPending}
                onTurnOff={async () => form.settle(await save(null, form.version))}
              />
            )}
            <Button type="submit" variant="primary" isPending={saving.isPending}>
              {text(settings === null ? 'accounting.turnOn' : 'accounting.save')}
            </Button>
          </>
        }
      >
        <FormFields form={form.form}>
          <FormRadio<Draft>
            name="target"
            label={text('accounting.target')}
            options={JOURNAL_TARGETS.map((value) => ({
              value,
              label: text(`accounting.target.${value}`),
              help: text(`accounting.target.${value}.help`),
            }))}
          />
          <FormGroup
            title={text('accounting.accounts')}
            hint={text(`accounting.accounts.${target}`)}
          >
            {ACCOUNTS.map((name) => (
              <FormText<Draft>
                key={name}
                name={name}
                label={text(`accounting.${name}`)}
                help={text(
                  name === 'payableAccount'
                    ? `accounting.${name}.help.${target}`
                    : `accounting.${name}.help`,
                )}
                isRequired
              />
            ))}
            <FormText<Draft>
              name="detail"
              label={text(`accounting.detail.${target}`)}
              help={text(`accounting.detail.${target}.help`)}
              isRequired
            />
          </FormGroup>
          <FormGroup title={text('accounting.groups')} hint={text('accounting.groups.hint')}>
            {PRODUCT_GROUPS.map((group) => (
              <FormText<Draft>
                key={group}
                name={`groupAccounts.${group}`}
                label={text(productGroupKey(group))}
                optionalText={null}
              />
            ))}
          </FormGroup>
        </FormFields>
        <Problem>{saving.failure && reasonOf(saving.failure)}</Problem>
      </FormLayout>
      {form.question}
    </Surface>
  );
}

/** Sets up exporting statements as journal entries; for administrators. */
export default function AccountingTab() {
  const text = useText();
  const { viewer } = useSelected();
  const stored = useQuery('getJournalSettings', {});
  if (!stored.data) return <NotLoaded query={stored} subject={text('accounting.what')} />;
  if (viewer.may('account.edit')) {
    return (
      <Stack gap={24}>
        <AccountsForm stored={stored.data} />
        {stored.data.settings && (
          <Suspense fallback={<PanelSkeleton />}>
            <DeliverySection />
          </Suspense>
        )}
      </Stack>
    );
  }
  const isOn = stored.data.settings !== null;
  return (
    <EmptyState
      icon={<BookOpen size={20} />}
      title={text(isOn ? 'accounting.on' : 'accounting.off')}
    >
      {text(isOn ? 'accounting.on.why' : 'accounting.off.why')}
    </EmptyState>
  );
}
