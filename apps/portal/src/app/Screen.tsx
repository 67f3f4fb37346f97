import { Page, type PageProps } from '@forecourt/ui/page';
import { usePageTitle } from './usePageTitle.ts';

/** A page under its address: its title names the browser's tab too. */
export function Screen(props: PageProps & { readonly title: string }) {
  usePageTitle(props.title);
  return <Page {...props} />;
}
