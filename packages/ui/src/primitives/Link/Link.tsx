'use client';
import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { AnyLink } from './AnyLink.tsx';
import * as css from './Link.css.ts';

export interface LinkProps extends HostProps<HTMLAnchorElement> {
  readonly href: string;
  readonly children: ReactNode;
  /** `inline` is underlined, for running text; `standalone` is a full touch target on phones. */
  readonly variant?: keyof typeof css.variant;
  /** Opens in a new tab. The label should say so. */
  readonly isExternal?: boolean;
  /** Called when the link is pressed, before its URL opens. */
  readonly onPress?: () => void;
  readonly 'aria-label'?: string;
}

/** Opens another URL with the provider's router. */
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
