import { useState } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { ConfirmDialog, Section, Stack, Switch } from '@forecourt/ui';
import { useReported } from '../../app/useAction.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { CardlessEntry } from './CardlessEntry.tsx';
import { CardPreferences } from './CardPreferences.tsx';

type Fleet = ResponseOf<Contract['listOneClickFleets']>['items'][number];

/** Enrolls and unenrolls fleets; asks first if that turns cards off. [GW-87, GW-88] */
export function Fleets({ mayEdit }: { readonly mayEdit: boolean }) {
  const text = useText();
  const fleets = useQuery('listOneClickFleets', {});
  const enrolling = useReported(
    useMutation((calls, { fleetId }: Fleet, isEnrolled: boolean) =>
      calls[isEnrolled ? 'enrollOneClick' : 'unenrollOneClick']({ params: { fleetId } }),
    ),
    (_, { name }, isEnrolled) => text(isEnrolled ? 'oneClick.joined' : 'oneClick.left', { name }),
    text('proximity.failed'),
  );
  const [leaving, setLeaving] = useState<Fleet | null>(null);
  const toggle = async (fleet: Fleet, isEnrolled: boolean) => {
    await enrolling.send(fleet, isEnrolled);
    setLeaving(null);
  };
  if (!fleets.data) return <NotLoaded query={fleets} subject={text('oneClick.what')} />;
  return (
    <Stack gap={12}>
      {fleets.data.items.map((fleet) => (
        <Switch
          key={fleet.fleetId}
          isSelected={fleet.isEnrolled}
          isDisabled={!mayEdit || enrolling.isPending}
          onChange={(isOn) => {
            if (!isOn && fleet.cardsOn > 0) setLeaving(fleet);
            else void toggle(fleet, isOn);
          }}
          help={text('oneClick.cardsOn', { count: fleet.cardsOn })}
        >
          {text('oneClick.enrolled', { name: fleet.name })}
        </Switch>
      ))}
      {leaving && (
        <ConfirmDialog
          title={text('oneClick.leave.title', { name: leaving.name })}
          confirmLabel={text('oneClick.leave.confirm')}
          isPending={enrolling.isPending}
          irreversible={text('oneClick.leave.final')}
          onConfirm={() => void toggle(leaving, false)}
          onCancel={() => setLeaving(null)}
        >
          {text('oneClick.leave.text', { count: leaving.cardsOn })}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** One Click preferences: fleets, cards, and purchases without a card. [NAV-24, GW-22, TXN-09] */
export function Component() {
  const text = useText();
  const mayEdit = useSelected().viewer.may('cards.edit');
  return (
    <Screen title={text('menu.oneClick')} subtitle={text('oneClick.subtitle')}>
      <Section title={text('oneClick.fleets')}>
        <Fleets mayEdit={mayEdit} />
      </Section>
      <Section title={text('oneClick.card')}>
        <CardPreferences mayEdit={mayEdit} />
      </Section>
      {mayEdit && (
        <Section title={text('cardless.title')}>
          <CardlessEntry />
        </Section>
      )}
    </Screen>
  );
}
