import { Page, type PageProps } from '@forecourt/ui/page';
import { usePageTitle } from './usePageTitle.ts';

/** A page that also sets the browser tab's title. */
export function Screen(props: PageProps & { readonly title: string }) {
  usePageTitle(props.title);
  return <Page {...props} />;
}
