import { useState, type ReactNode } from 'react';
import { Button } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/empty-state';
import { SearchField } from '@forecourt/ui/search-field';
import { SettingsList } from '@forecourt/ui/settings-list';
import { Stack } from '@forecourt/ui/stack';
import { Status } from '@forecourt/ui/status';
import { Surface } from '@forecourt/ui/surface';
import { useText } from '../../messages/text.ts';

/** Number of choices from which a search field is shown. */
const SEARCH_FROM = 8;

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly facts: string;
  /** A state worth knowing before choosing. */
  readonly state?: ReactNode;
}

export interface ChoiceListProps {
  readonly label: string;
  readonly searchLabel: string;
  readonly choices: readonly Choice[];
  readonly currentId: string;
  readonly icon: ReactNode;
  readonly onChoose: (id: string) => void;
  /** Text for a search without matches. */
  readonly noMatchText: (q: string) => { readonly title: string; readonly text: string };
}

/** A list of accounts or fleets to choose from, with the current one marked. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, searchLabel, choices, currentId, icon, onChoose, noMatchText } = props;
  const text = useText();
  const [q, setQ] = useState('');
  const query = q.trim().toLowerCase();
  const matches = choices.filter(({ name, facts }) =>
    `${name} ${facts}`.toLowerCase().includes(query),
  );
  const emptyState = noMatchText(q.trim());
  return (
    <Stack gap={16}>
      {choices.length >= SEARCH_FROM && (
        <SearchField aria-label={searchLabel} placeholder={searchLabel} value={q} onChange={setQ} />
      )}
      <Surface padding="none">
        {matches.length === 0 ? (
          <EmptyState icon={icon} title={emptyState.title}>
            {emptyState.text}
          </EmptyState>
        ) : (
          <SettingsList
            label={label}
            settings={matches.map(({ id, name, facts, state }) => ({
              id,
              icon,
              title: name,
              text: facts,
              status: state,
              actions:
                id === currentId ? (
                  <Status tone="info">{text('switch.account.current')}</Status>
                ) : (
                  <Button
                    size="compact"
                    aria-label={text('switch.account.goTo', { name })}
                    onPress={() => onChoose(id)}
                  >
                    {text('switch.account.go')}
                  </Button>
                ),
            }))}
          />
        )}
      </Surface>
    </Stack>
  );
}
