import { useState } from 'react';
import { useParams } from 'react-router';
import type { CardDetails } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, ButtonLink, Columns, InlineMessage, Link, Stack, Surface } from '@forecourt/ui';
import { productGroupKey } from '@forecourt/validation';
import { formatMoney } from '@forecourt/ui/format';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useAction } from '../../app/useAction.ts';
import { useDenial } from '../../app/useDenial.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { LimitsInUse } from '../cards/LimitsInUse.tsx';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { AllowOnceDialog } from './AllowOnceDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { TryPurchase } from './TryPurchase.tsx';

interface TakeBackProps {
  readonly cardId: string;
  readonly allowanceId: string;
  readonly disabledReason: string | null;
}

function TakeBack({ cardId, allowanceId, disabledReason }: TakeBackProps) {
  const text = useText();
  const cancel = useAction(
    'cancelAllowance',
    text('limits.card.takenBack'),
    text('limits.card.takeBackFailed'),
  );
  return (
    <Button
      size="compact"
      onPress={() => void cancel.send({ params: { cardId, allowanceId } })}
      isPending={cancel.isPending}
      disabledReason={disabledReason}
    >
      {text('limits.card.takeBack')}
    </Button>
  );
}

/** The card's open allowances to exceed its limits. */
function Allowances({ details }: { readonly details: CardDetails }) {
  const text = useText();
  const when = useWhen();
  const denial = useDenial();
  const { card, timeZone } = details;
  const target = { fleetId: card.fleetId };
  const allowances = useQuery(
    'listAllowances',
    denial('limits.view', target) === null ? { params: { cardId: card.cardId } } : null,
  );
  const disabledReason = denial('limits.edit', target);
  if (allowances.failure && !allowances.data)
    return <NotLoaded query={allowances} subject={text('limits.card.allowed.what')} />;
  return (allowances.data?.items ?? []).map(
    ({ allowanceId, amountCents, groups, until, createdBy }) => (
      <InlineMessage
        key={allowanceId}
        tone="info"
        action={
          <TakeBack
            cardId={card.cardId}
            allowanceId={allowanceId}
            disabledReason={disabledReason}
          />
        }
      >
        {text(groups ? 'limits.card.allowed.groups' : 'limits.card.allowed', {
          groups: groups?.map((group) => text(productGroupKey(group))).join(', ') ?? '',
          amount: formatMoney(amountCents, card.currency),
          until: when(until, timeZone),
          who: createdBy,
        })}
      </InlineMessage>
    ),
  );
}

function Actions({ details }: { readonly details: CardDetails }) {
  const text = useText();
  const denial = useDenial();
  const [open, setOpen] = useState<'allow' | 'reset' | null>(null);
  const { card, limits, usage } = details;
  const disabledReason = denial('limits.edit', { fleetId: card.fleetId });
  const close = () => setOpen(null);
  return (
    <>
      <Button disabledReason={disabledReason} onPress={() => setOpen('reset')}>
        {text('limits.card.reset')}
      </Button>
      <Button variant="primary" disabledReason={disabledReason} onPress={() => setOpen('allow')}>
        {text('limits.card.allow')}
      </Button>
      {open === 'allow' && <AllowOnceDialog card={card} onClose={close} />}
      {open === 'reset' && (
        <ResetDialog card={card} limits={limits} usage={usage} onClose={close} />
      )}
    </>
  );
}

function Used({ details }: { readonly details: CardDetails }) {
  const text = useText();
  const { card } = details;
  return (
    <Surface>
      <LimitsInUse
        details={details}
        profile={card.profileName ?? text('card.limits.none')}
        hint={card.hasCustomLimits ? text('card.limits.own') : text('limits.card.used')}
        action={
          card.profileId === null ? undefined : (
            <ButtonLink
              size="compact"
              href={href('cardLimit', { profileId: card.profileId }, { cards: card.cardId })}
            >
              {text('limits.action.edit')}
            </ButtonLink>
          )
        }
      />
    </Surface>
  );
}

/** One card's limits: usage, a trial purchase, and actions. */
export function Component() {
  const text = useText();
  const { cardId = null } = useParams();
  const query = useQuery('getCard', cardId === null ? null : { params: { cardId } });
  const details = query.data;
  const title = details
    ? text('limits.card.title', { last4: details.card.last4 })
    : text('menu.cardLimits');
  return (
    <Screen
      above={
        cardId !== null && <Link href={href('card', { cardId })}>{text('menu.manageCards')}</Link>
      }
      title={title}
      {...(details
        ? {
            subtitle: text('limits.card.subtitle', {
              name: details.card.driverName ?? details.card.nameOnCard,
              profile: details.card.profileName ?? text('limits.card.noProfile'),
            }),
            actions: <Actions details={details} />,
          }
        : {})}
    >
      {details ? (
        <Columns aside={<Used details={details} />}>
          <Stack gap={16}>
            <Allowances details={details} />
            <TryPurchase cardId={details.card.cardId} profileId={null} limits={details.limits} />
          </Stack>
        </Columns>
      ) : (
        <NotLoaded query={query} subject={text('card.what')} notFound={text('card.notFound')} />
      )}
    </Screen>
  );
}
