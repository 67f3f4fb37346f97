import * as z from 'zod/mini';
import { useQuery } from '@forecourt/api-client/react';
import { Button, FormGroup, FormLayout, InlineMessage, Section, Stack } from '@forecourt/ui';
import { FormFields, FormRadio, FormText } from '@forecourt/ui/form';
import { EXPRESS_FEE_MODES, expressCheckAmount, expressFleetConfig } from '@forecourt/validation';
import { Screen } from '../../app/Screen.tsx';
import { formatTypedMoney } from '@forecourt/ui/format';
import { useAction } from '../../app/useAction.ts';
import { useSettingsForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { Failure } from './Failure.tsx';
import { People } from './People.tsx';
import type { Configs } from './useExpressDraft.ts';

type Config = Configs['items'][number];
const AMOUNTS = ['maxTransactionCents', 'dailyTransactionCents', 'approvalAboveCents'] as const;
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

type Draft = z.input<typeof typedAmounts> & Pick<Config, 'feeMode'>;

/** Parses a fleet's typed settings. [EXPR-05, EXPR-07] */
const schema = {
  safeParse: ({ feeMode, ...typed }: Draft) => {
    const amounts = typedAmounts.safeParse(typed);
    return amounts.success ? expressFleetConfig.safeParse({ ...amounts.data, feeMode }) : amounts;
  },
};

/** A form with one fleet's express check settings. [GW-115, EXPR-08] */
function FleetForm({ config }: { readonly config: Config }) {
  const text = useText();
  const done = text('express.settings.saved', { name: config.fleetName });
  const saving = useAction('putExpressConfig', done);
  const stored = {
    maxTransactionCents: formatTypedMoney(config.maxTransactionCents),
    dailyTransactionCents: formatTypedMoney(config.dailyTransactionCents),
    approvalAboveCents: formatTypedMoney(config.approvalAboveCents),
    feeMode: config.feeMode,
  };
  const form = useSettingsForm(schema, stored, config.version);
  const params = { fleetId: config.fleetId };
  return (
    <FormLayout
      onSubmit={() =>
        void form.submit((body, ifMatch) => saving.send({ params, body }, { ifMatch }))
      }
      actions={
        <Button type="submit" isPending={saving.isPending}>
          {text('express.settings.saveFor', { name: config.fleetName })}
        </Button>
      }
    >
      <FormFields form={form.form}>
        <FormGroup title={config.fleetName} columns={3}>
          {AMOUNTS.map((name) => (
            <FormText<Draft>
              key={name}
              name={name}
              kind="money"
              label={text(LABELS[name])}
              isRequired
            />
          ))}
        </FormGroup>
        <FormRadio<Draft>
          name="feeMode"
          label={text('express.settings.feeMode')}
          options={EXPRESS_FEE_MODES.map((value) => ({
            value,
            label: text(`express.feeMode.${value}`),
            help: text(`express.feeMode.${value}.help`),
          }))}
        />
      </FormFields>
      <Failure failure={saving.failure} />
      {form.question}
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
