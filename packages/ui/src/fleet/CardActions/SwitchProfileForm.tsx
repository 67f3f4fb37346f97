'use client';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { cardOrder, type FieldIssue } from '@forecourt/validation';
import type { SelectOption } from '../../primitives/Select/index.ts';
import { useText } from '../../provider/index.ts';
import { EntityForm, FormChoice, issuesOf, type EntityFormProps } from '../form/index.ts';

export interface SwitchProfileFormProps extends EntityFormProps<string> {
  readonly profileId: string;
  readonly profiles: readonly SelectOption[];
  /** Renders the selected profile's limits next to the current ones. */
  readonly compare: (profileId: string) => ReactNode;
}

interface Draft {
  profileId: string;
}
const check = ({ profileId }: Draft): readonly FieldIssue[] =>
  issuesOf(cardOrder.shape.profileId, profileId, 'profileId');
const toEntity = ({ profileId }: Draft) => profileId;

function Comparison({ compare }: Pick<SwitchProfileFormProps, 'compare'>) {
  const { control } = useFormContext<Draft>();
  return compare(useWatch({ control, name: 'profileId' }));
}

/** Switches a card to another limit profile and compares both before saving. [SCREEN-21] */
export function SwitchProfileForm(props: SwitchProfileFormProps) {
  const { profileId, profiles, compare, ...form } = props;
  const text = useText();
  return (
    <EntityForm
      {...form}
      draft={{ profileId }}
      check={check}
      toEntity={toEntity}
      saveLabel={text('cardActions.switchProfile.confirm')}
      note={text('cardForm.note')}
    >
      <FormChoice<Draft>
        name="profileId"
        label={text('cardOrder.field.profile')}
        options={profiles}
        isRequired
      />
      <Comparison compare={compare} />
    </EntityForm>
  );
}
