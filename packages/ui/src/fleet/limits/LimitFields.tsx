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

/** Renders something that depends on the edited limits; `null` while they are invalid. */
type WithEditedLimits = (limits: PurchaseLimits | null) => ReactNode;

/** Props shared by forms of named limits. */
export interface NamedLimitsOptions {
  /** Number of cards that use it; shown on the button. */
  readonly cardCount?: number;
  /** Time zones of days, hours, and counters, as text. */
  readonly zones?: string;
  /** Number of those cards in cardholders' hands. Defaults to `cardCount`. */
  readonly plasticCount?: number;
  /** Card network, which determines whether changes need new plastic. Defaults to `host`. */
  readonly network?: LimitNetwork;
  /** Shown below the fields and updated as people type: "Would this purchase be approved?" */
  readonly below?: WithEditedLimits;
  /** Currency of the account. Defaults to US dollars. */
  readonly currency?: string;
}

interface LimitFieldsProps {
  readonly nameLabel: string;
  /** Shown below the name, such as a checkbox for the default. */
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

/** Passes the edited limits to the content below the fields. */
function EditedLimits({ children }: { readonly children: WithEditedLimits }) {
  const { control } = useFormContext<LimitDraft>();
  const draft = useWatch({ control, compute: (values: LimitDraft) => values });
  const limits = limitsOf(draft);
  return children(limitFields.safeParse(limits).success ? limits : null);
}

/** The fields of a named set of limits. Empty means no limit, as each field says. */
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
