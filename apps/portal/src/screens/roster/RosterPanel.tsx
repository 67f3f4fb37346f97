import { Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useMoveRoster, type RosterMove } from '@forecourt/api-client/react';
import {
  Button,
  ButtonLink,
  CardFacts,
  SidePanel,
  Tabs,
  type FactGroup,
  type TabsProps,
} from '@forecourt/ui';
import type { Card, RosterState } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useReported } from '../../app/useAction.ts';
import { useDenial } from '../../app/useDenial.ts';
import { useFieldReason } from '../../app/useNotify.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { ListPanel, type ListPanelProps, type ListPanelSteps } from '../lists/ListPanel.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { RosterStatus } from './RosterStatus.tsx';
import { CardsTab } from './RosterTabs.tsx';
import { Terminate } from './Terminate.tsx';
import type { RosterAddress } from './useRosterAddress.ts';

type RosterTabs = TabsProps<string>['tabs'];

export type RosterRow = RosterMove['row'] & {
  readonly status: RosterState;
  readonly fleetId: string;
};

/** Texts and content for a driver or vehicle. */
export interface RosterTexts<Row> {
  /** The name used in the list's texts: `drivers.terminated`, `vehicles.saved`. */
  readonly nameOf: (row: Row) => string;
  readonly titleOf: (row: Row) => string;
  readonly subtitleOf: (row: Row) => string;
  readonly factsOf: (row: Row) => readonly FactGroup[];
  /** Tabs before the timeline. */
  readonly tabsOf?: (row: Row) => RosterTabs;
}

interface OpenProps<Row> extends ListPanelSteps {
  readonly row: Row;
  /** Its cards; undefined until loaded. */
  readonly cards: readonly Card[] | undefined;
  readonly query: ListPanelProps<Row>['query'];
  readonly texts: RosterTexts<Row>;
  readonly address: RosterAddress;
}

const icon = { size: 16 };

function OpenPanel<Row extends RosterRow>(props: OpenProps<Row>) {
  const { row, texts, address, cards, query } = props;
  const { who, list } = address;
  const text = useText();
  const name = texts.nameOf(row);
  const title = texts.titleOf(row);
  const [isEnding, setEnding] = useState(false);
  // its cards and IDs stay as they are
  const bringBack = useReported(
    useMoveRoster(),
    text(`${list}.broughtBack`, { name }),
    useFieldReason()(text('roster.action.failed')),
  );
  const disabledReason = useDenial()(`${list}.edit`, { fleetId: row.fleetId });
  const isActive = row.status === 'active';
  const tabs: RosterTabs = [
    {
      id: 'details',
      label: text('roster.tab.details'),
      content: <CardFacts groups={texts.factsOf(row)} />,
    },
    {
      id: 'cards',
      label: text('roster.tab.cards'),
      content: cards ? (
        <CardsTab cards={cards} />
      ) : (
        <NotLoaded query={query} subject={text(`${list}.what.one`)} />
      ),
    },
    ...(texts.tabsOf?.(row) ?? []),
    {
      id: 'timeline',
      label: text('roster.tab.timeline'),
      content: <Timeline entity={who} id={row.id} label={text('roster.tab.timeline')} />,
    },
  ];
  const selected = tabs.find(({ id }) => id === address.tab)?.id ?? 'details';
  const safe = isActive ? (
    disabledReason === null && (
      <ButtonLink
        href={href(who === 'driver' ? 'editDriver' : 'editVehicle', { id: row.id })}
        icon={<Pencil {...icon} />}
      >
        {text('roster.edit')}
      </ButtonLink>
    )
  ) : (
    <Button
      icon={<RotateCcw {...icon} />}
      disabledReason={disabledReason}
      isPending={bringBack.isPending}
      onPress={() => void bringBack.send({ entity: who, row, move: 'bringBack' })}
    >
      {text('roster.bringBack')}
    </Button>
  );
  return (
    <>
      <SidePanel
        isOpen={!isEnding}
        onClose={address.close}
        name={title}
        title={title}
        status={<RosterStatus state={row.status} />}
        subtitle={texts.subtitleOf(row)}
        onPrevious={props.onPrevious}
        onNext={props.onNext}
        actions={safe}
        dangerActions={
          isActive ? (
            <Button
              variant="danger"
              disabledReason={disabledReason}
              onPress={() => setEnding(true)}
            >
              {text('roster.terminate')}
            </Button>
          ) : undefined
        }
      >
        <Tabs
          aria-label={text(`${list}.tabs`)}
          selected={selected}
          onSelect={(tab) => address.set({ tab })}
          tabs={tabs}
        />
      </SidePanel>
      {isEnding && (
        <Terminate
          entity={who}
          row={row}
          title={text(`${list}.terminate.title`, { name })}
          done={text(`${list}.terminated`, { name })}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}

export interface RosterPanelProps<Row> extends Omit<OpenProps<Row>, 'row' | keyof ListPanelSteps> {
  readonly rows: readonly Row[];
  /** The open row, loaded separately; undefined until then. */
  readonly fetched: Row | undefined;
}

/** A driver's or vehicle's panel, replaced by the confirmation before terminating it. */
export function RosterPanel<Row extends RosterRow>(props: RosterPanelProps<Row>) {
  const { rows, fetched, ...open } = props;
  const { query, address } = open;
  const text = useText();
  return (
    <ListPanel
      id={address.id}
      ids={rows.map(({ id }) => id)}
      row={fetched ?? rows.find(({ id }) => id === address.id)}
      query={query}
      name={text(`${address.list}.what.one`)}
      notFound={text(`${address.list}.notFound`)}
      onOpen={address.open}
      onClose={address.close}
    >
      {(row, steps) => <OpenPanel key={row.id} row={row} {...open} {...steps} />}
    </ListPanel>
  );
}
