'use client';
import { Link, type LinkProps } from 'react-aria-components';
import type { HostProps } from '../../host/index.ts';
import { useLinkComponent, type LinkComponent } from '../../provider/hostParts.ts';

/** Uses the host's component; without a URL, it is not a link. */
const drawnBy =
  (HostLink: LinkComponent): NonNullable<LinkProps['render']> =>
  (props) =>
    'href' in props ? <HostLink {...props} href={props.href ?? ''} /> : <span {...props} />;

/** Every link of the package: pressed by react-aria, drawn by the host's component if any. */
export function AnyLink(props: LinkProps & HostProps<HTMLAnchorElement>) {
  const HostLink = useLinkComponent();
  return <Link {...props} {...(HostLink ? { render: drawnBy(HostLink) } : {})} />;
}
