import { Page, Surface } from '@forecourt/ui';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { FilesTable } from './FilesTable.tsx';

/** Every file that was made for the person, for 48 hours. [NAV-35, RPT-05] */
export function Component() {
  const text = useText();
  usePageTitle(text('menu.downloads'));
  return (
    <Page title={text('menu.downloads')} subtitle={text('files.subtitle')}>
      <Surface padding="none">
        <FilesTable />
      </Surface>
    </Page>
  );
}
