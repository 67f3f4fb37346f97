'use client';
import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps extends HostProps<HTMLDivElement> {
  readonly title: ReactNode;
  /** A count or status at the end of the line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly defaultExpanded?: boolean;
  readonly isExpanded?: boolean;
  readonly onExpandedChange?: (isExpanded: boolean) => void;
}

/** Collapsible details. Find-in-page reaches them even while they are collapsed. */
export function Disclosure({ title, aside, children, className, ...state }: DisclosureProps) {
  return (
    <AriaDisclosure {...state} className={classes(css.disclosure, className)}>
      <Button slot="trigger" className={css.trigger}>
        <ChevronRight className={css.chevron} size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={css.title}>{title}</span>
        {aside}
      </Button>
      <DisclosurePanel className={css.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
