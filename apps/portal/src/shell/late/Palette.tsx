import { Car, CreditCard, FileText, Keyboard, PanelTop, Printer, User } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { usePaletteSearch } from '@forecourt/api-client/react';
import { CommandPalette, type Command, type CommandGroup } from '@forecourt/ui/command-palette';
import { formatDay, formatMoney } from '@forecourt/ui/format';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import type { VisibleEntry } from '../../navigation/visibleMenu.ts';
import { useSelected } from '../account.ts';
import type { ScreenKey } from './shortcuts.ts';

const ICON = { size: 18, strokeWidth: 1.75 };

interface PaletteProps {
  readonly entries: readonly VisibleEntry[];
  readonly keys: readonly ScreenKey[];
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

/** Whether a row's text contains the search. */
const matches = (query: string, label: string) =>
  label.toLowerCase().includes(query.trim().toLowerCase());

function useScreenCommands({ entries, keys }: PaletteProps, query: string): Command[] {
  const text = useText();
  return entries.flatMap((entry) => {
    const label = text(`menu.${entry.name}`);
    if (entry.route === null || !matches(query, label)) return [];
    const key = keys.find((screenKey) => screenKey.entry === entry);
    return [
      {
        id: `screen ${entry.name}`,
        label,
        icon: <PanelTop {...ICON} />,
        href: href(entry.route, {}, entry.query),
        ...(key ? { shortcut: `G ${key.letter.toUpperCase()}` } : {}),
      },
    ];
  });
}

function useResults(query: string) {
  const text = useText();
  const { viewer } = useSelected();
  const results = usePaletteSearch(query, {
    cards: viewer.may('cards.view'),
    drivers: viewer.may('drivers.view'),
    vehicles: viewer.may('vehicles.view'),
    invoices: viewer.may('statements.view'),
  });
  const cards = results.cards.map(
    ({ cardId, last4, nameOnCard, driverName, fleetName, status }): Command => ({
      id: cardId,
      label: text('palette.card', { last4 }),
      help: [driverName ?? nameOnCard, fleetName, text(`cardStatus.${status}`)].join(', '),
      icon: <CreditCard {...ICON} />,
      href: href('card', { cardId }),
    }),
  );
  const drivers = results.drivers.map(
    ({ id, firstName, lastName, driverId, fleetName }): Command => ({
      id,
      label: `${firstName} ${lastName}`,
      help: `${driverId}, ${fleetName}`,
      icon: <User {...ICON} />,
      href: href('driver', { id }),
    }),
  );
  const vehicles = results.vehicles.map(({ id, unitNumber, name, licensePlate }): Command => ({
    id,
    label: text('palette.unit', { unit: unitNumber }),
    help: [name, ...(licensePlate === null ? [] : [licensePlate])].join(', '),
    icon: <Car {...ICON} />,
    href: href('vehicle', { id }),
  }));
  const invoices = results.invoices.map(
    ({ invoiceId, invoiceNumber, statementId, issuedOn, amountCents, currency }): Command => ({
      id: invoiceId,
      label: text('palette.invoice', { number: invoiceNumber }),
      help: `${formatDay(issuedOn, 'medium')}, ${formatMoney(amountCents, currency)}`,
      icon: <FileText {...ICON} />,
      href: href('statement', { statementId }),
    }),
  );
  return { groups: { cards, drivers, vehicles, invoices }, isSearching: results.isSearching };
}

/** Finds any screen, card, driver, vehicle, or invoice by name or number. */
export default function Palette(props: PaletteProps) {
  const { onHelp, onClose } = props;
  const text = useText();
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const screens = useScreenCommands(props, query);
  const { groups: results, isSearching } = useResults(deferredQuery);
  const actions: Command[] = [
    { id: 'print', label: text('palette.print'), icon: <Printer {...ICON} /> },
    {
      id: 'shortcuts',
      label: text('palette.shortcuts'),
      icon: <Keyboard {...ICON} />,
      shortcut: '?',
    },
  ];
  const groups: CommandGroup[] = [
    ...(['cards', 'drivers', 'vehicles', 'invoices'] as const).map((id) => ({
      id,
      title: text(`palette.${id}`),
      commands: results[id],
    })),
    { id: 'screens', title: text('palette.screens'), commands: screens },
    {
      id: 'actions',
      title: text('palette.actions'),
      commands: actions.filter(({ label }) => matches(query, label)),
    },
  ];
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      label={text('palette.label')}
      groups={groups.filter(({ commands }) => commands.length > 0)}
      onSearch={setQuery}
      isSearching={isSearching}
      onAction={(id) => {
        if (id === 'shortcuts') onHelp();
        // wait until the palette has closed
        if (id === 'print') setTimeout(() => window.print(), 300);
      }}
    />
  );
}
