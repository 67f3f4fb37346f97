import { lazy, Suspense } from 'react';
import type { CardDetails } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, ButtonLink, Link, Stack } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { reasonsAgainst } from './actions/taskRules.ts';
import { LimitsInUse } from './LimitsInUse.tsx';
import type { CardAddress } from './useCardAddress.ts';

const TryPurchase = lazy(async () => {
  const { TryPurchase: component } = await import('../limits/TryPurchase.tsx');
  return { default: component };
});

/** Props of a tab in a card's panel. */
export interface TabProps {
  readonly details: CardDetails;
  readonly address: CardAddress;
}

/** What the card may buy, how much is used, and whether a given purchase would be approved. */
export function LimitsTab({ details, address }: TabProps) {
  const text = useText();
  const { account } = useSelected();
  const profiles = useQuery('listLimitProfiles', {});
  const { card, limits } = details;
  const { cardId, profileId } = card;
  const mayChange = reasonsAgainst(card, account, 'allowOnce').length === 0;
  const profile = profiles.data?.items.find((item) => item.profileId === profileId);
  const hint = card.hasCustomLimits
    ? text('card.limits.own')
    : profile && text('card.limits.profile', { count: profile.cardCount });
  return (
    <Stack gap={20}>
      <LimitsInUse
        details={details}
        profile={card.profileName ?? text('card.limits.none')}
        hint={hint}
        action={
          <Link href={href('limitsOfCard', { cardId })}>
            {text(mayChange ? 'card.limits.edit' : 'card.limits.see')}
          </Link>
        }
      />
      <Suspense fallback={null}>
        <TryPurchase
          look="accent"
          cardId={cardId}
          profileId={null}
          limits={limits}
          actions={
            mayChange ? (
              <>
                <Button onPress={() => address.showTask('allowOnce')}>
                  {text('limits.card.allow')}
                </Button>
                {profileId !== null && (
                  <ButtonLink href={href('cardLimit', { profileId }, { cards: cardId })}>
                    {text('card.limits.tryOthers')}
                  </ButtonLink>
                )}
              </>
            ) : undefined
          }
        />
      </Suspense>
    </Stack>
  );
}
