import type { Rewards } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { ButtonLink, Columns, InlineMessage, KeyFigures, Progress, Section } from '@forecourt/ui';
import { formatCount, formatDay, formatGallons, formatMoney } from '@forecourt/ui/format';
import {
  dayIn,
  enrolmentReasons,
  REDEEM_POINTS_MIN,
  REDEEM_SCALE_POINTS,
  redeemCents,
  redeemReasons,
  redeemScale,
  REWARD_ANNUAL_BONUS_CENTS,
  REWARD_POINTS_PER_GALLON,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { Screen } from '../../app/Screen.tsx';
import { useToday } from '../../app/useToday.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { EarnedTable, RedeemedTable } from './PointTables.tsx';
import { TierForm } from './TierForm.tsx';

interface PartProps {
  readonly rewards: Rewards;
}

/** The balance with its progress bar, the tier, and this month's points. [REWARD-12] */
function Figures({ rewards }: PartProps) {
  const text = useText();
  const { account } = useSelected();
  const { balance, tier, since, earned, currency } = rewards;
  const [newestMonth] = earned;
  const month = useToday().toString().slice(0, 7);
  const current = newestMonth?.month === month ? newestMonth : null;
  const rate = tier === null ? null : REWARD_POINTS_PER_GALLON[tier];
  const redeemablePoints = Math.min(balance, REDEEM_SCALE_POINTS);
  const isEnough = redeemReasons(balance).length === 0;
  return (
    <KeyFigures
      label={text('rewards.balance')}
      figures={[
        {
          id: 'balance',
          label: text('rewards.balance'),
          figure: formatCount(balance),
          unit: text('rewards.balance.unit'),
          isWide: true,
          meter: (
            <Progress
              label={text('rewards.balance.scale', { points: REDEEM_SCALE_POINTS })}
              value={Math.round(redeemScale(balance) * REDEEM_SCALE_POINTS)}
              max={REDEEM_SCALE_POINTS}
              valueText={
                isEnough
                  ? text('rewards.balance.worth', {
                      amount: formatMoney(redeemCents(redeemablePoints), currency),
                    })
                  : text('rewards.balance.missing', { points: REDEEM_POINTS_MIN - balance })
              }
            />
          ),
        },
        {
          id: 'month',
          label: text('rewards.month'),
          figure: formatCount(current?.points ?? 0),
          unit: text('rewards.balance.unit'),
          note: current
            ? text('rewards.month.gallons', { gallons: formatGallons(current.milligallons) })
            : text('rewards.month.none'),
        },
        {
          id: 'tier',
          label: text('rewards.tier'),
          figure: tier === null ? '–' : text(`rewards.tier.${tier}`),
          note:
            rate === null
              ? text('rewards.tier.noRate')
              : text('rewards.tier.rate', { points: rate }),
        },
        {
          id: 'since',
          label: text('rewards.since'),
          figure:
            since === null
              ? '–'
              : formatDay(dayIn(account.timeZone, new Date(since)).toString(), 'medium'),
          note: text('rewards.bonus', {
            amount: formatMoney(REWARD_ANNUAL_BONUS_CENTS, currency),
          }),
        },
      ]}
    />
  );
}

function Loaded({ rewards }: PartProps) {
  const text = useText();
  const { flags } = useApp();
  const { viewer } = useSelected();
  const [notEnrolled] = enrolmentReasons(rewards);
  // without points, the program consists only of its tiers
  const hasPoints = flags.has('points') && !notEnrolled;
  const tiers = (
    <Section title={text('rewards.tiers')}>
      <TierForm rewards={rewards} mayChange={viewer.may('addOns.change')} />
    </Section>
  );
  return (
    <Screen
      title={text('menu.rewards')}
      subtitle={text('rewards.subtitle')}
      actions={
        hasPoints &&
        viewer.may('rewards.redeem') && (
          <ButtonLink variant="primary" href={href('redeem')}>
            {text('rewards.redeem')}
          </ButtonLink>
        )
      }
    >
      {notEnrolled && (
        <InlineMessage tone="info">{text(notEnrolled.key, notEnrolled.params)}</InlineMessage>
      )}
      {hasPoints ? (
        <Columns lead={<Figures rewards={rewards} />} aside={tiers}>
          <Section
            title={text('rewards.earned')}
            hint={text('rewards.earned.hint')}
            content="flush"
          >
            <EarnedTable rewards={rewards} />
          </Section>
          <Section title={text('rewards.history')} content="flush">
            <RedeemedTable rewards={rewards} />
          </Section>
        </Columns>
      ) : (
        tiers
      )}
    </Screen>
  );
}

/** The rewards program: points, tiers, and redemptions. [SCREEN-44, NAV-36, FLAG-19] */
export function Component() {
  const text = useText();
  const { data, failure, retry } = useQuery('getRewards', {});
  if (!data) {
    return (
      <Screen title={text('menu.rewards')} subtitle={text('rewards.subtitle')}>
        <NotLoaded query={{ failure, retry }} subject={text('rewards.what')} />
      </Screen>
    );
  }
  return <Loaded rewards={data} />;
}
