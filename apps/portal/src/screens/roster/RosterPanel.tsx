import { Pencil, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink, SidePanel, Tabs } from '@forecourt/ui';
import { can, type Permission, type RosterState } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import { RosterStatus } from './RosterStatus.tsx';
import { Terminate, useBringBack } from './Terminate.tsx';
import type { RosterAddress } from './useRosterAddress.ts';

export interface RosterPanelProps {
  readonly who: 'driver' | 'vehicle';
  readonly row: {
    readonly id: string;
    readonly version: number;
    readonly status: RosterState;
    readonly fleetId: string;
  };
  readonly name: string;
  readonly subtitle: string;
  readonly tabsLabel: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly content: ReactNode;
  }[];
  readonly editHref: string;
  readonly words: {
    readonly terminateTitle: string;
    readonly terminated: string;
    readonly broughtBack: string;
  };
  readonly permission: Permission;
  readonly address: RosterAddress;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

const icon = { size: 16, 'aria-hidden': true } as const;

/** One driver or vehicle over the list, or in its place the question before it is terminated. */
export function RosterPanel(props: RosterPanelProps) {
  const { who, row, name, words, address, tabs } = props;
  const text = useText();
  const { account } = useSelected();
  const [isEnding, setEnding] = useState(false);
  const back = useBringBack(who);
  const answer = can(actorIn(account), props.permission, { fleetId: row.fleetId });
  const [first] = answer.allowed ? [] : answer.reasons;
  const against = first ? text(first.key, first.params) : null;
  const isActive = row.status === 'active';
  const selected = tabs.find(({ id }) => id === address.tab)?.id ?? tabs[0]?.id ?? '';
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
          aria-label={props.tabsLabel}
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
