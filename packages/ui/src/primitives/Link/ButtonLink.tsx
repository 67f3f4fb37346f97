'use client';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import * as css from '../Button/Button.css.ts';
import type { ButtonVariant } from '../Button/index.ts';

export interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: 'compact' | 'default' | 'large';
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
}

/** A link that weighs as much as a button: "Order cards". */
export function ButtonLink({
  href,
  children,
  variant = 'secondary',
  size = 'default',
  icon,
  isWide = false,
}: ButtonLinkProps) {
  const classes = [css.variant[variant], css.sizes[size], isWide && css.wide]
    .filter(Boolean)
    .join(' ');
  return (
    <AriaLink href={href} className={classes}>
      {icon}
      {children}
    </AriaLink>
  );
}
