'use client';
import { ChevronRight } from 'lucide-react';
import { type HostProps } from '../../host/index.ts';
import { AnyLink } from '../../primitives/Link/AnyLink.tsx';
import { useText } from '../../provider/index.ts';
import * as css from './Breadcrumb.css.ts';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbProps extends HostProps {
  /** The pages above this one, from the top down. */
  readonly crumbs: readonly Crumb[];
  /** Name of the current page. */
  readonly current: string;
}

/** The path from the top to the current page. */
export function Breadcrumb({ crumbs, current, className, ref }: BreadcrumbProps) {
  const text = useText();
  return (
    <nav ref={ref} className={className} aria-label={text('breadcrumb.label')}>
      <ol className={css.list}>
        {crumbs.map(({ label, href }) => (
          <li key={href} className={css.item}>
            <AnyLink href={href} className={css.link}>
              {label}
            </AnyLink>
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
          </li>
        ))}
        <li className={css.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
