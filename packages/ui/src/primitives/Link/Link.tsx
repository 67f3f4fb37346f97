'use client';
import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { AnyLink } from './AnyLink.tsx';
import * as css from './Link.css.ts';

export interface LinkProps extends HostProps<HTMLAnchorElement> {
  readonly href: string;
  readonly children: ReactNode;
  /** `inline` is underlined in running text; `standalone` is a full touch target on a phone. */
  readonly variant?: keyof typeof css.variant;
  /** Opens a new tab, and tells assistive technology so in the host's words. */
  readonly isExternal?: boolean;
  readonly 'aria-label'?: string;
}

/** Opens another URL through the provider's router. */
export function Link({
  href,
  children,
  variant = 'plain',
  isExternal = false,
  className,
  ...rest
}: LinkProps) {
  const external = isExternal ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <AnyLink
      {...rest}
      {...external}
      href={href}
      className={classes(css.variant[variant], className)}
    >
      {children}
    </AnyLink>
  );
}
