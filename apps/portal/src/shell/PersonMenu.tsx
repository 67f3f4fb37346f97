import { Avatar } from '@forecourt/ui/avatar';
import { IconButton } from '@forecourt/ui/button';
import { Menu, type MenuEntry } from '@forecourt/ui/menu';
import { href } from '../addresses/href.ts';
import { THEME_CHOICES, useTheme } from '../app/theme.ts';
import { useText } from '../messages/text.ts';
import { mayOpen } from '../navigation/visibleMenu.ts';
import { useSelected } from './account.ts';

const OWN_SCREENS = [
  ['profile', 'shell.profile'],
  ['mySettings', 'shell.settings'],
] as const;

/** The user's name and role, own screens, theme, and sign-out. */
export function PersonMenu() {
  const text = useText();
  const { person, account, accounts, viewer } = useSelected();
  const { theme, choose } = useTheme();
  const { firstName, lastName } = person;
  const name = `${firstName} ${lastName}`;
  const role = text(`role.${account.role}`);
  const initials = [firstName, lastName]
    .map((part) => part.slice(0, 1))
    .join('')
    .toUpperCase();
  const label = text('shell.person', { initials, name, role });
  const themes = THEME_CHOICES.map((id): MenuEntry => ({ id, label: text(`shell.theme.${id}`) }));
  return (
    <Menu
      aria-label={label}
      trigger={
        <IconButton label={label} icon={<Avatar firstName={firstName} lastName={lastName} />} />
      }
      head={
        <>
          <strong>{name}</strong>
          <div>{role}</div>
        </>
      }
      groups={[
        {
          id: 'person',
          entries: [
            ...OWN_SCREENS.filter(([route]) => mayOpen(route, viewer)).map(([route, key]) => ({
              id: route,
              label: text(key),
              href: href(route),
            })),
            { id: 'terms', label: text('shell.terms'), href: href('terms') },
            ...(accounts.length > 1
              ? [{ id: 'account', label: text('shell.switchAccount'), href: href('switchAccount') }]
              : []),
            ...(account.fleetCount > 1
              ? [{ id: 'group', label: text('shell.switchGroup'), href: href('switchGroup') }]
              : []),
          ],
        },
        { id: 'theme', title: text('shell.theme'), entries: themes, selected: theme },
        {
          id: 'end',
          entries: [{ id: 'signOut', label: text('shell.signOut'), href: href('logout') }],
        },
      ]}
      onAction={(id) => {
        const chosen = THEME_CHOICES.find((choice) => choice === id);
        if (chosen) choose(chosen);
      }}
    />
  );
}
