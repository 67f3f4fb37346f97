import { BookOpen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  EmptyState,
  FormGroup,
  FormLayout,
  RadioCards,
  Stack,
  Surface,
  TextField,
} from '@forecourt/ui';
import {
  JOURNAL_TARGETS,
  journalSettings,
  PRODUCT_GROUPS,
  productGroupKey,
  type JournalSettings,
  type ProductGroup,
} from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { useAction } from '../../app/useAction.ts';
import { useFields } from '../../app/useFields.ts';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { TurnOff } from './TurnOff.tsx';
import { useJournalFailure } from './useJournalFailure.ts';

const DeliverySection = lazy(() => import('./DeliverySection.tsx'));

type StoredSettings = ResponseOf<Contract['getJournalSettings']>;

const ACCOUNTS = ['payableAccount', 'purchasesAccount', 'feesAccount', 'creditsAccount'] as const;
const groupField = (group: ProductGroup) => `groupAccounts.${group}`;
type FieldValues = Readonly<Record<string, string>>;

/** Parses the form; product groups left blank post to the general purchases account. */
const schema = {
  safeParse: (typed: FieldValues) => {
    const namedGroups = PRODUCT_GROUPS.flatMap((group) => {
      const name = typed[groupField(group)]?.trim();
      return name ? [[group, name]] : [];
    });
    const groupAccounts: unknown = Object.fromEntries(namedGroups);
    return journalSettings.safeParse({ ...typed, groupAccounts });
  },
};

function initialValues(settings: JournalSettings | null): FieldValues {
  const names = ['detail', ...ACCOUNTS] as const;
  return Object.fromEntries([
    ['target', settings?.target ?? JOURNAL_TARGETS[0]],
    ...names.map((name) => [name, settings?.[name] ?? '']),
    ...PRODUCT_GROUPS.map((group) => [groupField(group), settings?.groupAccounts[group] ?? '']),
  ]);
}

/** The form for the accounting program and its accounts. [UI-19] */
function AccountsForm({ stored }: { readonly stored: StoredSettings }) {
  const text = useText();
  const reasonOf = useJournalFailure();
  const saving = useAction('putJournalSettings', (_, { body }) =>
    text(body.settings === null ? 'accounting.turnedOff' : 'accounting.saved'),
  );
  const { settings, version } = stored;
  const form = useFields(schema, initialValues(settings), saving.failure?.fields, version);
  const { question } = useUnsavedGuard(form.isEdited);
  const targetField = form.field('target');
  const target = JOURNAL_TARGETS.find((item) => item === targetField.value) ?? JOURNAL_TARGETS[0];
  const save = async (next: JournalSettings | null) =>
    form.settle(await saving.send({ body: { settings: next } }, { ifMatch: form.version }));
  return (
    <Surface>
      <FormLayout
        onSubmit={() => {
          const values = form.submit();
          if (values) void save(values);
        }}
        actions={
          <>
            {settings !== null && (
              <TurnOff
                subject="accounting"
                isPending={saving.isPending}
                onTurnOff={() => save(null)}
              />
            )}
            <Button type="submit" variant="primary" isPending={saving.isPending}>
              {text(settings === null ? 'accounting.turnOn' : 'accounting.save')}
            </Button>
          </>
        }
      >
        <RadioCards
          label={text('accounting.target')}
          value={target}
          onChange={targetField.onChange}
          options={JOURNAL_TARGETS.map((value) => ({
            value,
            label: text(`accounting.target.${value}`),
            help: text(`accounting.target.${value}.help`),
          }))}
        />
        <FormGroup title={text('accounting.accounts')} hint={text(`accounting.accounts.${target}`)}>
          {ACCOUNTS.map((name) => (
            <TextField
              key={name}
              label={text(`accounting.${name}`)}
              help={text(
                name === 'payableAccount'
                  ? `accounting.${name}.help.${target}`
                  : `accounting.${name}.help`,
              )}
              isRequired
              {...form.field(name)}
            />
          ))}
          <TextField
            label={text(`accounting.detail.${target}`)}
            help={text(`accounting.detail.${target}.help`)}
            isRequired
            {...form.field('detail')}
          />
        </FormGroup>
        <FormGroup title={text('accounting.groups')} hint={text('accounting.groups.hint')}>
          {PRODUCT_GROUPS.map((group) => (
            <TextField
              key={group}
              label={text(productGroupKey(group))}
              {...form.field(groupField(group))}
            />
          ))}
        </FormGroup>
        <Problem>{saving.failure && reasonOf(saving.failure)}</Problem>
      </FormLayout>
      {question}
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
