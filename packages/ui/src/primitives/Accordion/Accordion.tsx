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
  /** A count or status at the end of the line. */
  readonly aside?: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

export interface AccordionProps extends HostProps<HTMLDivElement> {
  readonly sections: readonly AccordionSection[];
  /** Level of the sections' headings on the page. Defaults to 3. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Whether several sections may be open at the same time. */
  readonly allowsSeveral?: boolean;
  /** IDs of the open sections; makes the accordion controlled. */
  readonly expanded?: readonly string[];
  readonly defaultExpanded?: readonly string[];
  readonly onExpandedChange?: (expanded: readonly string[]) => void;
  readonly isDisabled?: boolean;
}

/**
 * Collapsible sections: answers to questions, groups of a long form. Do not hide what everyone
 * needs.
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
