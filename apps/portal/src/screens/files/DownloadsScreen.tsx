import { useExports } from '@forecourt/api-client/react';
import { Stack, Surface } from '@forecourt/ui';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { MoreRows } from '../lists/MoreRows.tsx';
import { FilesTable } from './FilesTable.tsx';

/** The user's generated files, available for 48 hours. [NAV-35, RPT-05] */
export function Component() {
  const text = useText();
  const files = useExports();
  return (
    <Screen title={text('menu.downloads')} subtitle={text('files.subtitle')}>
      <Stack gap={20}>
        <Surface padding="none">
          <FilesTable list={files} />
        </Surface>
        <MoreRows list={files}>{text('files.more')}</MoreRows>
      </Stack>
    </Screen>
  );
}
