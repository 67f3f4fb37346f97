'use client';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import * as css from './Tabs.css.ts';

export interface TabsProps<Id extends string> {
  readonly 'aria-label': string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly label: string;
    readonly content: ReactNode;
  }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** Parts of one thing; only the chosen one is mounted. */
export function Tabs<Id extends string>({ tabs, selected, onSelect, ...rest }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.id === key);
        if (chosen) onSelect(chosen.id);
      }}
      className={css.tabs}
    >
      <TabList {...rest} className={css.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={css.tab}>
            {tab.label}
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
