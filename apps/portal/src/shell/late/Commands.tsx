import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '../../addresses/href.ts';
import { WithTexts } from '../../app/WithTexts.tsx';
import { catalogs } from '../../messages/catalogs.ts';
import { visibleHelp, visibleMenu } from '../../navigation/visibleMenu.ts';
import type { AfterDrawnProps } from '../AfterDrawn.tsx';
import { useSelected } from '../account.ts';
import { flatEntries, screenKeys } from './shortcuts.ts';
import { useShortcuts } from './useShortcuts.ts';

const Palette = lazy(() => import('./Palette.tsx'));
const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx'));
const commandTexts = catalogs('commands');

/** The command palette and the shortcut sheet, each loaded when first opened. */
export function Commands({ paletteRequests }: AfterDrawnProps) {
  const navigate = useNavigate();
  const { viewer } = useSelected();
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  const [handledFinds, setHandledFinds] = useState(0);
  if (paletteRequests !== handledFinds) {
    setHandledFinds(paletteRequests);
    setOpen('palette');
  }
  const entries = flatEntries([...visibleMenu(viewer), ...visibleHelp(viewer)]);
  const keys = screenKeys(entries);
  const close = () => setOpen(null);
  useShortcuts({
    screens: keys,
    onHelp: () => setOpen('sheet'),
    onScreen: ({ entry }) => {
      if (entry.route) void navigate(href(entry.route, {}, entry.query));
    },
  });
  if (open === null) return null;
  return (
    <WithTexts load={commandTexts}>
      {open === 'palette' ? (
        <Palette entries={entries} keys={keys} onHelp={() => setOpen('sheet')} onClose={close} />
      ) : (
        <ShortcutSheet keys={keys} onClose={close} />
      )}
    </WithTexts>
  );
}
