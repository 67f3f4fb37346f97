import { useState } from 'react';
import { Button } from '@forecourt/ui/button';
import { Dialog } from '@forecourt/ui/dialog';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { Stack } from '@forecourt/ui/stack';
import { Switch } from '@forecourt/ui/switch';
import { useText } from '../../messages/text.ts';
import { areShortcutsOn, switchShortcuts, type ScreenKey } from './shortcuts.ts';

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** The keyboard shortcuts, with a switch for the single-key ones. */
export default function ShortcutSheet({
  keys,
  onClose,
}: {
  readonly keys: readonly ScreenKey[];
  readonly onClose: () => void;
}) {
  const text = useText();
  const [isOn, setOn] = useState(areShortcutsOn);
  const rows = [
    { term: text('shortcuts.find'), value: <kbd>{isMac() ? '⌘ K' : 'Ctrl K'}</kbd> },
    { term: text('shortcuts.help'), value: <kbd>?</kbd> },
    ...keys.map(({ letter, entry }) => ({
      term: text('shortcuts.go', { screen: text(`menu.${entry.name}`) }),
      value: <kbd>{`G ${letter.toUpperCase()}`}</kbd>,
    })),
  ];
  return (
    <Dialog
      onClose={onClose}
      title={text('shortcuts.title')}
      actions={<Button onPress={onClose}>{text('shortcuts.close')}</Button>}
    >
      <Stack gap={16}>
        <p>{text('shortcuts.text')}</p>
        <KeyValueList items={rows} />
        <Switch
          isSelected={isOn}
          onChange={(on) => {
            switchShortcuts(on);
            setOn(on);
          }}
        >
          {text('shortcuts.on')}
        </Switch>
      </Stack>
    </Dialog>
  );
}
