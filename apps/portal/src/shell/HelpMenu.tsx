import { CircleHelp } from 'lucide-react';
import { IconButton } from '@forecourt/ui/button';
import type { MainMenuEntry } from '@forecourt/ui/main-menu';
import { Menu } from '@forecourt/ui/menu';
import { useText } from '../messages/text.ts';

/** The Help menu: contact, Live Help, and feedback. [NAV-47] */
export function HelpMenu({ entries }: { readonly entries: readonly MainMenuEntry[] }) {
  const text = useText();
  return (
    <Menu
      aria-label={text('menu.help')}
      trigger={
        <IconButton label={text('menu.help')} icon={<CircleHelp size={20} strokeWidth={1.75} />} />
      }
      groups={[
        { id: 'help', entries: entries.map(({ id, label, href }) => ({ id, label, href })) },
      ]}
    />
  );
}
