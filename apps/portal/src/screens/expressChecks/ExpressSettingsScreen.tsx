import * as z from 'zod/mini';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  FormGroup,
  FormLayout,
  InlineMessage,
  MoneyField,
  RadioCards,
  Section,
  Stack,
} from '@forecourt/ui';
import {
  EXPRESS_FEE_MODES,
  expressCheckAmount,
  expressFleetConfig,
  fieldIssues,
} from '@forecourt/validation';
import { Screen } from '../../app/Screen.tsx';
import { formatTypedMoney } from '@forecourt/ui/format';
import { useAction } from '../../app/useAction.ts';
import { useSettingsForm } from '../../app/useSettingsForm.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { Failure } from './Failure.tsx';
import { People } from './People.tsx';
import type { Configs } from './useExpressDraft.ts';
import { useWorded } from './words.ts';

type Config = Configs['items'][number];
const AMOUNTS = ['maxTransactionCents', 'dailyTransactionCents', 'approvalAboveCents'] as const;
type Amount = (typeof AMOUNTS)[number];
const LABELS = {
  maxTransactionCents: 'express.settings.max',
  dailyTransactionCents: 'express.settings.daily',
  approvalAboveCents: 'express.settings.approval',
} as const;

const typedAmounts = z.object({
  maxTransactionCents: expressCheckAmount,
  dailyTransactionCents: expressCheckAmount,
  approvalAboveCents: expressCheckAmount,
});

/** Parses a fleet's typed settings and returns their issues. [EXPR-05, EXPR-07] */
function readConfig({ feeMode, ...typed }: Record<Amount, string> & Pick<Config, 'feeMode'>) {
  const amounts = typedAmounts.safeParse(typed);
  const parsed = amounts.success
    ? expressFleetConfig.safeParse({ ...amounts.data, feeMode })
    : amounts;
  return parsed.success
    ? { config: parsed.data, issues: [] }
    : { config: null, issues: fieldIssues(parsed.error) };
}

/** A form with one fleet's express check settings. [GW-115, EXPR-08] */
function FleetForm({ config }: { readonly config: Config }) {
  const text = useText();
  const translate = useWorded();
  const done = text('express.settings.saved', { name: config.fleetName });
  const saving = useAction('putExpressConfig', done);
  const stored = {
    maxTransactionCents: formatTypedMoney(config.maxTransactionCents),
    dailyTransactionCents: formatTypedMoney(config.dailyTransactionCents),
    approvalAboveCents: formatTypedMoney(config.approvalAboveCents),
    feeMode: config.feeMode,
  };
  const { typed, version, question, change, settle } = useSettingsForm(stored, config.version);
  const parsed = readConfig(typed);
  const errorOf = (name: Amount) => {
    const issue = parsed.issues.find(({ path }) => path === name);
    return issue ? translate(issue.key, issue.params) : undefined;
  };
  const save = async () => {
    if (!parsed.config) return;
    const result = await saving.send(
      { params: { fleetId: config.fleetId }, body: parsed.config },
      { ifMatch: version },
    );
    settle(result);
  };
  return (
    <FormLayout
      onSubmit={() => void save()}
      actions={
        <Button type="submit" isPending={saving.isPending}>
          {text('express.settings.saveFor', { name: config.fleetName })}
        </Button>
      }
    >
      <FormGroup title={config.fleetName} columns={3}>
        {AMOUNTS.map((name) => (
          <MoneyField
            key={name}
            label={text(LABELS[name])}
            value={typed[name]}
            onChange={(value) => change({ [name]: value })}
            error={errorOf(name)}
          />
        ))}
      </FormGroup>
      <RadioCards
        label={text('express.settings.feeMode')}
        value={typed.feeMode}
        onChange={(feeMode) => change({ feeMode })}
        options={EXPRESS_FEE_MODES.map((value) => ({
          value,
          label: text(`express.feeMode.${value}`),
          help: text(`express.feeMode.${value}.help`),
        }))}
      />
      <Failure failure={saving.failure} />
      {question}
    </FormLayout>
  );
}

/** Amounts by fleet and permissions by user. [SCREEN-54, EXPR-08, EXPR-09, EXPR-10] */
export function Component() {
  const text = useText();
  const isAllowed = useSelected().viewer.may('expressChecks.configure');
  const configs = useQuery('listExpressConfigs', {});
  return (
    <Screen title={text('express.settings.title')} subtitle={text('express.settings.subtitle')}>
      {isAllowed ? (
        <>
          <Section title={text('express.settings.fleets')}>
            {configs.data ? (
              <Stack gap={32}>
                {configs.data.items.map((config) => (
                  <FleetForm key={config.fleetId} config={config} />
                ))}
              </Stack>
            ) : (
              <NotLoaded query={configs} subject={text('express.settings.fleets.what')} />
            )}
          </Section>
          <People />
        </>
      ) : (
        <InlineMessage tone="info" title={text('express.settings.forbidden')}>
          {text('access.role')}
        </InlineMessage>
      )}
    </Screen>
  );
}
