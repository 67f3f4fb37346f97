'use client';
import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  readonly title: ReactNode;
  /** Stands at the end of the line: a count, a status. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly defaultExpanded?: boolean;
  readonly isExpanded?: boolean;
  readonly onExpandedChange?: (isExpanded: boolean) => void;
}

/** More of something, for those who ask. What is folded can be found by the browser's own search. */
export function Disclosure({ title, aside, children, ...state }: DisclosureProps) {
  return (
    <AriaDisclosure {...state} className={css.disclosure}>
      <Button slot="trigger" className={css.trigger}>
        <ChevronRight className={css.chevron} size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={css.title}>{title}</span>
        {aside}
      </Button>
      <DisclosurePanel className={css.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
