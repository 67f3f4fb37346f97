import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Rewards } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  ButtonLink,
  Cluster,
  Columns,
  KeyValueList,
  RadioCards,
  Section,
  Stack,
} from '@forecourt/ui';
import { formatCount, formatDayRange, formatMoney } from '@forecourt/ui/format';
import {
  prepaidCardArrival,
  REDEEM_CHOICES,
  redeemCents,
  redemptionReasons,
} from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { isStale } from '../../app/useNotify.ts';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { Screen } from '../../app/Screen.tsx';
import { useToday } from '../../app/useToday.ts';
import { reasonText } from '../../messages/reasonText.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { ForbiddenPage } from '../errors/ForbiddenPage.tsx';

function Redeem({ rewards }: { readonly rewards: Rewards }) {
  const text = useText();
  const navigate = useNavigate();
  const { account } = useSelected();
  const { balance, version, currency } = rewards;
  const [typed, setTyped] = useState(String(REDEEM_CHOICES[0]));
  const points = Number(typed);
  const amountOf = (count: number) => formatMoney(redeemCents(count), currency);
  const { from, to } = prepaidCardArrival(useToday().toString());
  const range = formatDayRange(from, to);
  const redeem = useAction(
    'redeemRewards',
    text('rewards.redeem.done', { amount: amountOf(points), range }),
    (failure) => text(isStale(failure) ? 'rewards.stale' : 'rewards.failed'),
  );
  const send = async () => {
    if (await redeem.run({ body: { points } }, { ifMatch: version }))
      void navigate(href('rewards'));
  };
  return (
    <Screen
      title={text('rewards.redeem.title')}
      subtitle={text('rewards.redeem.subtitle', { points: balance })}
    >
      <Columns
        aside={
          <Section title={text('rewards.redeem.summary')}>
            <Stack gap={12}>
              <KeyValueList
                items={[
                  {
                    term: text('rewards.redeem.left'),
                    value: formatCount(Math.max(0, balance - points)),
                    isNumber: true,
                  },
                ]}
              />
              <p>{text('rewards.redeem.arrives', { range })}</p>
              <p>{text('rewards.redeem.to', { number: account.accountNumber })}</p>
            </Stack>
          </Section>
        }
      >
        <Section title={text('rewards.history.card')}>
          <Stack gap={20}>
            <RadioCards
              label={text('rewards.redeem.choose')}
              value={typed}
              onChange={setTyped}
              options={REDEEM_CHOICES.map((count) => ({
                value: String(count),
                label: text('rewards.redeem.choice', { amount: amountOf(count) }),
                help: text('rewards.redeem.choice.points', { points: count }),
                isDisabled: count > balance,
              }))}
            />
            <Cluster>
              <ButtonLink href={href('rewards')}>{text('rewards.redeem.back')}</ButtonLink>
              <Button
                variant="primary"
                isPending={redeem.isPending}
                disabledReason={reasonText(text, redemptionReasons(points, balance))}
                onPress={() => void send()}
              >
                {text('rewards.redeem.now', { points, amount: amountOf(points) })}
              </Button>
            </Cluster>
          </Stack>
        </Section>
      </Columns>
    </Screen>
  );
}

/** Redeems points for a prepaid card. [SCREEN-45, REWARD-03, FLAG-19] */
export function Component() {
  const text = useText();
  const { flags } = useApp();
  const { viewer } = useSelected();
  const { data, failure, retry } = useQuery('getRewards', {});
  if (!flags.has('points') || !viewer.may('rewards.redeem')) return <ForbiddenPage />;
  if (!data) {
    return (
      <Screen title={text('rewards.redeem.title')}>
        <NotLoaded query={{ failure, retry }} subject={text('rewards.what')} />
      </Screen>
    );
  }
  return <Redeem rewards={data} />;
}
