import { useQuery } from '@forecourt/api-client/react';
import { InlineMessage, Stack, SwitchProfileForm } from '@forecourt/ui';
import { NO_LIMITS } from '@forecourt/validation';
import { useAction } from '../../../app/useAction.ts';
import { useText } from '../../../messages/text.ts';
import { LimitsInUse } from '../LimitsInUse.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { taskForm } from './taskForm.tsx';
import type { TaskProps } from './TaskProps.ts';

/** Assigns another profile to a card; its usage counters continue. [SCREEN-21] */
export function SwitchProfileTask({ card, onBack, onDirty }: TaskProps) {
  const text = useText();
  const profiles = useQuery('listLimitProfiles', {});
  const details = useQuery('getCard', { params: { cardId: card.cardId } });
  const edit = useAction('editCard', ({ card: { last4, profileName } }) =>
    text('cardTask.switchProfile.done', { last4, profile: profileName ?? '' }),
  );
  if (!profiles.data) {
    return <NotLoaded query={profiles} subject={{ title: text('limits.screen.failed') }} />;
  }
  if (!details.data) return <NotLoaded query={details} subject={text('card.what')} />;
  const { items } = profiles.data;
  const current = details.data;
  const compare = (profileId: string) => {
    const profile = items.find((item) => item.profileId === profileId);
    if (!profile) return null;
    return (
      <Stack gap={16}>
        {current.ownLimits !== null && (
          <InlineMessage tone="info">{text('cardTask.switchProfile.own')}</InlineMessage>
        )}
        <LimitsInUse
          details={{ ...current, limits: { ...NO_LIMITS, ...profile.limits } }}
          profile={profile.name}
          hint={text('card.limits.profile', { count: profile.cardCount })}
        />
      </Stack>
    );
  };
  const send = async (profileId: string) => {
    const request = { params: { cardId: card.cardId }, body: { profileId } };
    if (await edit.run(request, { ifMatch: card.version })) onBack();
  };
  return (
    <SwitchProfileForm
      profileId={card.profileId ?? ''}
      profiles={items.map(({ profileId, name, cardCount }) => ({
        value: profileId,
        label: name,
        help: text('card.limits.profile', { count: cardCount }),
      }))}
      compare={compare}
      {...taskForm(edit)}
      onSave={(profileId) => void send(profileId)}
      onCancel={onBack}
      onDirty={onDirty}
    />
  );
}
