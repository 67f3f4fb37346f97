'use client';
import type { ReactNode } from 'react';
import type { LimitNetwork } from '@forecourt/validation';
import { Section } from '../../layout/Section/index.ts';
import { Surface } from '../../layout/Surface/index.ts';
import { useText } from '../../provider/index.ts';
import { FormText } from '../form/index.ts';
import { GallonsGroup, MoneyGroup } from './AmountGroups.tsx';
import type { LimitDraft } from './draft.ts';
import { EditedLimits, type WithEditedLimits } from './EditedLimits.tsx';
import * as css from './limits.css.ts';
import { WhenGroup } from './WhenGroup.tsx';
import { FlagGroup, WhereGroup } from './WhereGroup.tsx';

/** What a form of a named set of limits takes besides the set. */
export interface NamedLimitsOptions {
  /** Cards that use it; the button says how many. */
  readonly cardCount?: number;
  /** Whose clock days, hours, and counters follow. */
  readonly zones?: string;
  /** Cards that someone holds; by default, all cards that use it. */
  readonly plasticCount?: number;
  /** Where the account's network keeps limits; by default, all of them at the host. */
  readonly network?: LimitNetwork;
  /** Appears below the fields and follows what is typed: "Would this purchase be approved?" */
  readonly below?: WithEditedLimits;
  /** Currency of the account; US dollars by default. */
  readonly currency?: string;
}

interface LimitFieldsProps {
  readonly nameLabel: string;
  /** Below the name: whether it is the default. */
  readonly more?: ReactNode;
  readonly zones: NamedLimitsOptions['zones'] | undefined;
  readonly below: NamedLimitsOptions['below'] | undefined;
}

/** The groups of fields of a set of limits. */
export function LimitGroups({ zones }: { readonly zones: string | undefined }) {
  return (
    <div className={css.groups}>
      <MoneyGroup />
      <GallonsGroup />
      <WhenGroup zones={zones} />
      <WhereGroup />
      <FlagGroup />
    </div>
  );
}

/** The fields of a named set of limits. Empty means no limit, and each field says so. */
export function LimitFields({ nameLabel, more, zones, below }: LimitFieldsProps) {
  const text = useText();
  return (
    <>
      <Surface>
        <div className={css.groups}>
          <div className={css.name}>
            <FormText<LimitDraft> name="name" label={nameLabel} isRequired />
          </div>
          {more}
        </div>
      </Surface>
      <Section title={text('limits.title')}>
        <LimitGroups zones={zones} />
      </Section>
      {below && <EditedLimits>{below}</EditedLimits>}
    </>
  );
}
