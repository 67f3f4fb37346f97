import { Surface } from '@forecourt/ui';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { FilesTable } from './FilesTable.tsx';

/** The user's generated files, available for 48 hours. [NAV-35, RPT-05] */
export function Component() {
  const text = useText();
  return (
    <Screen title={text('menu.downloads')} subtitle={text('files.subtitle')}>
      <Surface padding="none">
        <FilesTable />
      </Surface>
    </Screen>
  );
}
