import type { Rewards } from '@forecourt/api-client';
import { Button, Cluster, Stack } from '@forecourt/ui';
import { FormFields, FormRadio } from '@forecourt/ui/form';
import { formatMoney } from '@forecourt/ui/format';
import {
  REWARD_CARD_MONTH_CENTS,
  REWARD_POINTS_PER_GALLON,
  REWARD_TIERS,
  type RewardTier,
} from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { isStale } from '../../app/useNotify.ts';
import { anyValues, useSettingsForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';

export interface TierFormProps {
  readonly rewards: Rewards;
  readonly mayChange: boolean;
}

interface Draft {
  readonly tier: RewardTier;
}

/** The tiers, with their prices and points; a change takes effect now. [REWARD-01, REWARD-02] */
export function TierForm({ rewards, mayChange }: TierFormProps) {
  const text = useText();
  const { tier, currency } = rewards;
  const form = useSettingsForm(anyValues<Draft>(), { tier: tier ?? 'elite' }, rewards.version);
  const chosen = form.typed.tier;
  const name = text(`rewards.tier.${chosen}`);
  const saving = useAction(
    'putRewardTier',
    text('rewards.tiers.saved', { tier: name }),
    (failure) => text(isStale(failure) ? 'rewards.stale' : 'rewards.failed'),
  );
  const priceText = (option: RewardTier) => {
    const cents = REWARD_CARD_MONTH_CENTS[option];
    const points = REWARD_POINTS_PER_GALLON[option];
    return text('rewards.tiers.price', {
      price:
        cents === null
          ? text('rewards.tiers.price.agreed')
          : text('rewards.tiers.price.month', { amount: formatMoney(cents, currency) }),
      rate: points === null ? text('rewards.tier.noRate') : text('rewards.tier.rate', { points }),
    });
  };
  const save = () => form.submit((body, ifMatch) => saving.send({ body }, { ifMatch }));
  const disabledReason = mayChange
    ? chosen === tier
      ? text('rewards.same')
      : null
    : text('rewards.mayNot');
  const saveLabel = chosen === tier ? 'rewards.tiers.current' : 'rewards.tiers.save';
  const label = tier === null ? 'rewards.tiers.join' : saveLabel;
  return (
    <Stack gap={16}>
      <FormFields form={form.form} isReadOnly={!mayChange}>
        <FormRadio
          name="tier"
          label={text('rewards.tiers.choose')}
          options={REWARD_TIERS.map((option) => ({
            value: option,
            label: text(`rewards.tier.${option}`),
            help: priceText(option),
          }))}
        />
      </FormFields>
      <p>{text('rewards.tiers.cost')}</p>
      <Cluster>
        <Button
          isPending={saving.isPending}
          disabledReason={disabledReason}
          onPress={() => void save()}
        >
          {text(label, { tier: name })}
        </Button>
      </Cluster>
      {form.question}
    </Stack>
  );
}
