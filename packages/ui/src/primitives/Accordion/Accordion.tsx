'use client';
import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import {
  Button,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import * as disclosure from '../Disclosure/Disclosure.css.ts';
import * as css from './Accordion.css.ts';

export interface AccordionSection {
  readonly id: string;
  readonly title: string;
  /** At the end of the line: a count or a status. */
  readonly aside?: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

export interface AccordionProps extends HostProps<HTMLDivElement> {
  readonly sections: readonly AccordionSection[];
  /** Level of the sections' headings on the page. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Several sections may be open at once. */
  readonly allowsSeveral?: boolean;
  /** IDs of the open sections; with it, the host controls them. */
  readonly expanded?: readonly string[];
  readonly defaultExpanded?: readonly string[];
  readonly onExpandedChange?: (expanded: readonly string[]) => void;
  readonly isDisabled?: boolean;
}

/**
 * Sections one below the other, a few of them open: answers to questions, groups of a long form.
 * Show what everyone needs in the open.
 */
export function Accordion(props: AccordionProps) {
  const { sections, headingLevel = 3, allowsSeveral = false, isDisabled = false, ...rest } = props;
  const { expanded, defaultExpanded, onExpandedChange, className, ref } = rest;
  return (
    <DisclosureGroup
      allowsMultipleExpanded={allowsSeveral}
      isDisabled={isDisabled}
      ref={ref}
      className={classes(css.accordion, className)}
      {...(expanded === undefined ? {} : { expandedKeys: expanded })}
      {...(defaultExpanded === undefined ? {} : { defaultExpandedKeys: defaultExpanded })}
      onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
    >
      {sections.map((section) => (
        <div key={section.id} className={css.section}>
          <Disclosure
            id={section.id}
            isDisabled={section.isDisabled ?? false}
            className={disclosure.disclosure}
          >
            <Heading level={headingLevel} className={css.heading}>
              <Button slot="trigger" className={disclosure.trigger}>
                <ChevronRight
                  className={disclosure.chevron}
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden="true"
                />
                <span className={disclosure.title}>{section.title}</span>
                {section.aside !== undefined && <span className={css.aside}>{section.aside}</span>}
              </Button>
            </Heading>
            <DisclosurePanel className={disclosure.panel}>{section.content}</DisclosurePanel>
          </Disclosure>
        </div>
      ))}
    </DisclosureGroup>
  );
}
