'use client';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import { SegmentLabel } from '../SegmentedControl/SegmentLabel.tsx';
import * as css from './Tabs.css.ts';

export interface TabsProps<Id extends string> extends HostProps<HTMLDivElement> {
  readonly 'aria-label': string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly label: string;
    readonly content: ReactNode;
  }[];
  /** Selected tab; if omitted, uncontrolled, starting with `defaultSelected` or the first tab. */
  readonly selected?: Id;
  readonly defaultSelected?: Id;
  readonly onSelect?: (id: Id) => void;
}

/** Parts of one thing; only the selected tab's content is mounted. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { tabs, selected, defaultSelected, onSelect, className, ref, ...rest } = props;
  return (
    <AriaTabs
      ref={ref}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(defaultSelected === undefined ? {} : { defaultSelectedKey: defaultSelected })}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.id === key);
        if (chosen) onSelect?.(chosen.id);
      }}
      className={classes(css.tabs, className)}
    >
      <TabList {...rest} className={css.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={css.tab}>
            {({ isSelected }) => <SegmentLabel label={tab.label} isSelected={isSelected} />}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={css.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
