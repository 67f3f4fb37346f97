'use client';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { limitFields, type LimitNetwork, type PurchaseLimits } from '@forecourt/validation';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useText } from '../../provider/index.ts';
import { FormSheet, FormText } from '../form/index.ts';
import { GallonsGroup, MoneyGroup } from './AmountGroups.tsx';
import { limitsOf, type LimitDraft } from './draft.ts';
import * as css from './limits.css.ts';
import { WhenGroup } from './WhenGroup.tsx';
import { FlagGroup, WhereGroup } from './WhereGroup.tsx';

/** Shows something that depends on the limits as typed; null: they are not valid yet. */
type WithEditedLimits = (limits: PurchaseLimits | null) => ReactNode;

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
    <Stack gap={24}>
      <MoneyGroup />
      <GallonsGroup />
      <WhenGroup zones={zones} />
      <WhereGroup />
      <FlagGroup />
    </Stack>
  );
}

/** The limits of the surrounding form, passed to what is below its fields. */
function EditedLimits({ children }: { readonly children: WithEditedLimits }) {
  const { control } = useFormContext<LimitDraft>();
  const draft = useWatch({ control, compute: (values: LimitDraft) => values });
  const limits = limitsOf(draft);
  return children(limitFields.safeParse(limits).success ? limits : null);
}

/** The fields of a named set of limits. Empty means no limit, and each field says so. */
export function LimitFields({ nameLabel, more, zones, below }: LimitFieldsProps) {
  const text = useText();
  return (
    <>
      <FormSheet>
        <div className={css.name}>
          <FormText<LimitDraft> name="name" label={nameLabel} isRequired />
        </div>
        {more}
      </FormSheet>
      <Section title={text('limits.title')}>
        <LimitGroups zones={zones} />
      </Section>
      {below && <EditedLimits>{below}</EditedLimits>}
    </>
  );
}
