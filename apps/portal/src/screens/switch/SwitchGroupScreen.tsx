import { Truck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useQuery } from '@forecourt/api-client/react';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { ChoiceList, type Choice } from './ChoiceList.tsx';

/** ID of the choice for all fleets. */
const ALL = 'all';

/** Chooses a fleet, or all, for the Overview and the cards. [SCREEN-60, MSG-70] */
export function Component() {
  const text = useText();
  const navigate = useNavigate();
  const { account, fleetId, switchFleet } = useSelected();
  const fleets = useQuery('listFleets', {});
  const allFleets: Choice = {
    id: ALL,
    name: text('switch.fleet.all'),
    facts: text('switch.fleet.allText'),
  };
  return (
    <Screen
      title={text('switch.fleet.title')}
      subtitle={text('switch.fleet.subtitle', { account: account.name })}
    >
      {fleets.data ? (
        <ChoiceList
          label={text('switch.fleet.list')}
          searchLabel={text('switch.fleet.search')}
          icon={<Truck size={18} strokeWidth={1.75} />}
          currentId={fleetId ?? ALL}
          choices={[
            allFleets,
            ...fleets.data.items.map((fleet) => ({
              id: fleet.fleetId,
              name: fleet.name,
              facts: text('switch.fleet.facts', { code: fleet.code }),
            })),
          ]}
          onChoose={(id) => {
            switchFleet(id === ALL ? null : id);
            void navigate(href('overview'));
          }}
          noMatchText={(q) => ({
            title: text('switch.fleet.none', { q }),
            text: text('switch.fleet.noneText'),
          })}
        />
      ) : (
        <NotLoaded query={fleets} subject={text('switch.fleet.what')} shape="block" />
      )}
    </Screen>
  );
}
