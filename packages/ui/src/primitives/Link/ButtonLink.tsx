'use client';
import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { AnyLink } from './AnyLink.tsx';
import * as css from '../Button/Button.css.ts';
import type { ButtonVariant } from '../Button/index.ts';

export interface ButtonLinkProps extends HostProps<HTMLAnchorElement> {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'compact' | 'default' | 'large';
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
}

/** A link that looks like a button: "Order cards". */
export function ButtonLink({
  href,
  children,
  variant = 'secondary',
  size = 'default',
  icon,
  isWide = false,
  className,
  ref,
}: ButtonLinkProps) {
  return (
    <AnyLink
      ref={ref}
      href={href}
      className={classes(
        css.variant[variant],
        css.sizes[size],
        variant === 'quiet' && css.quietPadding,
        isWide && css.wide,
        className,
      )}
    >
      {icon}
      {children}
    </AnyLink>
  );
}
