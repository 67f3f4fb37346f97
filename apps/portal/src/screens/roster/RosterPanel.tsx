import { Pencil, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink, CardFacts, SidePanel, Tabs, type FactGroup } from '@forecourt/ui';
import { can, type Card, type RosterState } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import type { ListPanelSteps } from '../lists/ListPanel.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { RosterStatus } from './RosterStatus.tsx';
import { CardsTab } from './RosterTabs.tsx';
import { Terminate, useBringBack } from './Terminate.tsx';
import type { RosterAddress } from './useRosterAddress.ts';

interface RosterTab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface RosterPanelProps extends ListPanelSteps {
  readonly who: 'driver' | 'vehicle';
  readonly row: {
    readonly id: string;
    readonly version: number;
    readonly status: RosterState;
    readonly fleetId: string;
  };
  readonly name: string;
  readonly subtitle: string;
  readonly facts: readonly FactGroup[];
  /** Its cards; undefined until they are fetched. */
  readonly cards: readonly Card[] | undefined;
  /** Tabs before the timeline. */
  readonly moreTabs?: readonly RosterTab[];
  readonly editHref: string;
  readonly words: {
    readonly terminateTitle: string;
    readonly terminated: string;
    readonly broughtBack: string;
  };
  readonly address: RosterAddress;
}

const icon = { size: 16, 'aria-hidden': true } as const;

/** One driver or vehicle over the list, or in its place the question before it is terminated. */
export function RosterPanel(props: RosterPanelProps) {
  const { who, row, name, words, address, cards, moreTabs = [] } = props;
  const text = useText();
  const { account } = useSelected();
  const [isEnding, setEnding] = useState(false);
  const back = useBringBack(who);
  const answer = can(actorIn(account), `${who}s.edit`, { fleetId: row.fleetId });
  const [first] = answer.allowed ? [] : answer.reasons;
  const against = first ? text(first.key, first.params) : null;
  const isActive = row.status === 'active';
  const tabs: readonly RosterTab[] = [
    {
      id: 'details',
      label: text('roster.tab.details'),
      content: <CardFacts groups={props.facts} />,
    },
    {
      id: 'cards',
      label: text('roster.tab.cards'),
      content: cards ? <CardsTab cards={cards} /> : <PanelSkeleton />,
    },
    ...moreTabs,
    {
      id: 'timeline',
      label: text('roster.tab.timeline'),
      content: <Timeline who={who} id={row.id} label={text('roster.tab.timeline')} />,
    },
  ];
  const selected = tabs.find(({ id }) => id === address.tab)?.id ?? 'details';
  const safe = isActive ? (
    against === null && (
      <ButtonLink href={props.editHref} icon={<Pencil {...icon} />}>
        {text('roster.edit')}
      </ButtonLink>
    )
  ) : (
    <Button
      icon={<RotateCcw {...icon} />}
      disabledReason={against}
      isPending={back.isPending}
      onPress={() => void back.bringBack(row, words.broughtBack)}
    >
      {text('roster.bringBack')}
    </Button>
  );
  return (
    <>
      <SidePanel
        isOpen={!isEnding}
        onClose={address.close}
        name={name}
        title={name}
        status={<RosterStatus state={row.status} />}
        subtitle={props.subtitle}
        onPrevious={props.onPrevious}
        onNext={props.onNext}
        actions={safe}
        {...(isActive
          ? {
              dangerActions: (
                <Button variant="danger" disabledReason={against} onPress={() => setEnding(true)}>
                  {text('roster.terminate')}
                </Button>
              ),
            }
          : {})}
      >
        <Tabs
          aria-label={text(`${who}s.tabs`)}
          selected={selected}
          onSelect={(tab) => address.set({ tab })}
          tabs={[...tabs]}
        />
      </SidePanel>
      {isEnding && (
        <Terminate
          who={who}
          row={row}
          title={words.terminateTitle}
          done={words.terminated}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}
