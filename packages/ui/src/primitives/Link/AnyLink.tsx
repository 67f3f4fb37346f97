'use client';
import { Link, type LinkProps } from 'react-aria-components';
import type { HostProps } from '../../host/index.ts';
import { useLinkComponent, type LinkComponent } from '../../provider/hostParts.ts';

/** Renders the host's link component, or a `<span>` if there is no URL. */
const renderWith =
  (HostLink: LinkComponent): NonNullable<LinkProps['render']> =>
  (props) =>
    'href' in props ? <HostLink {...props} href={props.href ?? ''} /> : <span {...props} />;

/** Base of all links: react-aria's behavior, rendered by the host's link component, if any. */
export function AnyLink(props: LinkProps & HostProps<HTMLAnchorElement>) {
  const HostLink = useLinkComponent();
  return <Link {...props} {...(HostLink ? { render: renderWith(HostLink) } : {})} />;
}
