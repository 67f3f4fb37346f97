'use client';
import * as Radix from '@radix-ui/react-dialog';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import {
  Autocomplete,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { classes } from '../../host/index.ts';
import { IconButton } from '../../primitives/Button/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { useText } from '../../provider/index.ts';
import { scrim } from '../Dialog/Dialog.css.ts';
import { useModal } from '../inner/index.ts';
import { TopmostPlace } from '../topmost/index.ts';
import type { Command, CommandGroup, CommandPaletteProps } from './types.ts';
import * as css from './CommandPalette.css.ts';

function Entry({ command }: { readonly command: Command }) {
  const { id, label, help, icon, href, shortcut } = command;
  return (
    <MenuItem
      id={id}
      textValue={help === undefined ? label : `${label} ${help}`}
      className={css.command}
      {...(href === undefined ? {} : { href })}
    >
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      <span className={css.text}>
        {label} {help !== undefined && <span className={css.help}>{help}</span>}
      </span>
      {shortcut !== undefined && <kbd className={css.key}>{shortcut}</kbd>}
    </MenuItem>
  );
}

interface CommandsProps {
  readonly groups: readonly CommandGroup[];
  readonly label: string;
  readonly emptyText: string;
  readonly onChosen: (id: string) => void;
}

function Commands({ groups, label, emptyText, onChosen }: CommandsProps) {
  return (
    <Menu
      aria-label={label}
      className={css.list}
      onAction={(id) => onChosen(String(id))}
      renderEmptyState={() => <div className={css.none}>{emptyText}</div>}
    >
      {groups.map((group) => (
        <MenuSection key={group.id} id={`group-${group.id}`}>
          <Header className={css.title}>{group.title}</Header>
          {group.commands.map((command) => (
            <Entry key={command.id} command={command} />
          ))}
        </MenuSection>
      ))}
    </Menu>
  );
}

/** Matches everything, because the host has already filtered the results. */
const matchAll = () => true;

function Palette(props: CommandPaletteProps) {
  const { onClose, label, groups, onAction, onSearch, isSearching = false } = props;
  const text = useText();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [typed, setTyped] = useState('');
  const handleChange = (value: string) => {
    setTyped(value);
    onSearch?.(value);
  };
  return (
    <Autocomplete
      filter={onSearch ? matchAll : contains}
      inputValue={typed}
      onInputChange={handleChange}
    >
      <SearchField aria-label={label} className={css.search}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <Input className={css.input} placeholder={label} />
        {isSearching && <Spinner label={text('comboBox.loading')} />}
        <IconButton
          slot={null}
          label={text('dialog.close')}
          icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
          onPress={onClose}
        />
      </SearchField>
      <Commands
        groups={groups}
        label={label}
        emptyText={text(isSearching ? 'comboBox.loading' : 'commandPalette.none', { typed })}
        onChosen={(id) => {
          onClose();
          if (
            groups.some(({ commands }) =>
              commands.some((command) => command.id === id && !command.href),
            )
          ) {
            onAction?.(id);
          }
        }}
      />
      <div className={css.foot} aria-hidden="true">
        <span>↑↓ {text('commandPalette.move')}</span>
        <span>↵ {text('commandPalette.open')}</span>
        <span>Esc {text('commandPalette.close')}</span>
      </div>
    </Autocomplete>
  );
}

/** A command palette: find a page, card, person, or action by typing. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onClose, label, className, ref } = props;
  const { container, content } = useModal(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={container}>
        <div className={scrim} aria-hidden="true" />
        <div className={css.place}>
          <Radix.Content
            {...content}
            aria-label={label}
            aria-labelledby={undefined}
            ref={ref}
            className={classes(css.palette, className)}
          >
            <Radix.Title hidden>{label}</Radix.Title>
            <Palette {...props} />
            <TopmostPlace />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
