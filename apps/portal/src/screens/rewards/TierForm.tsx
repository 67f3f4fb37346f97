import type { Rewards } from '@forecourt/api-client';
import { Button, Cluster, RadioCards, Stack } from '@forecourt/ui';
import { formatMoney } from '@forecourt/ui/format';
import {
  REWARD_CARD_MONTH_CENTS,
  REWARD_POINTS_PER_GALLON,
  REWARD_TIERS,
  type RewardTier,
} from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { isStale } from '../../app/useNotify.ts';
import { useSettingsForm } from '../../app/useSettingsForm.ts';
import { useText } from '../../messages/text.ts';

export interface TierFormProps {
  readonly rewards: Rewards;
  readonly mayChange: boolean;
}

/** The tiers, with their prices and points; a change takes effect now. [REWARD-01, REWARD-02] */
export function TierForm({ rewards, mayChange }: TierFormProps) {
  const text = useText();
  const { tier, currency } = rewards;
  const stored = { chosen: tier ?? ('elite' as const) };
  const { typed, version, question, change, settle } = useSettingsForm(stored, rewards.version);
  const { chosen } = typed;
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
  const save = async () =>
    settle(await saving.send({ body: { tier: chosen } }, { ifMatch: version }));
  const disabledReason = mayChange
    ? chosen === tier
      ? text('rewards.same')
      : null
    : text('rewards.mayNot');
  const saveLabel = chosen === tier ? 'rewards.tiers.current' : 'rewards.tiers.save';
  const label = tier === null ? 'rewards.tiers.join' : saveLabel;
  return (
    <Stack gap={16}>
      <RadioCards
        label={text('rewards.tiers.choose')}
        value={chosen}
        onChange={(next) => change({ chosen: next })}
        isDisabled={!mayChange}
        options={REWARD_TIERS.map((option) => ({
          value: option,
          label: text(`rewards.tier.${option}`),
          help: priceText(option),
        }))}
      />
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
      {question}
    </Stack>
  );
}
