import { useMutation, useQuery } from '@forecourt/api-client/react';
import { Section, Stack, Switch } from '@forecourt/ui';
import { useNotify } from '../../app/useNotify.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { CardlessEntry } from './CardlessEntry.tsx';
import { CardPreferences } from './CardPreferences.tsx';

/** Enrolls and unenrolls fleets. [GW-87, GW-88] */
function Fleets({ mayEdit }: { readonly mayEdit: boolean }) {
  const text = useText();
  const notify = useNotify();
  const fleets = useQuery('listOneClickFleets', {});
  const enrolling = useMutation((calls, fleetId: string, isEnrolled: boolean) =>
    calls[isEnrolled ? 'enrollOneClick' : 'unenrollOneClick']({ params: { fleetId } }),
  );
  const toggle = async (fleetId: string, name: string, isEnrolled: boolean) => {
    const result = await enrolling.send(fleetId, isEnrolled);
    notify(
      result,
      text(isEnrolled ? 'oneClick.joined' : 'oneClick.left', { name }),
      text('proximity.failed'),
    );
  };
  if (!fleets.data) return <NotLoaded query={fleets} subject={text('oneClick.what')} />;
  return (
    <Stack gap={12}>
      {fleets.data.items.map(({ fleetId, name, isEnrolled, cardsOn }) => (
        <Switch
          key={fleetId}
          isSelected={isEnrolled}
          isDisabled={!mayEdit || enrolling.isPending}
          onChange={(isOn) => void toggle(fleetId, name, isOn)}
          help={text('oneClick.cardsOn', { count: cardsOn })}
        >
          {text('oneClick.enrolled', { name })}
        </Switch>
      ))}
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
