'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldIssue } from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import { EntityForm, FormChoice, onlyFleet, type EntityFormProps } from '../form/index.ts';
import type { SelectOption } from '../../primitives/Select/index.ts';

/** Where cards belong; null: in no department of the fleet. */
export interface CardPlace {
  readonly fleetId: string;
  readonly departmentId: string | null;
}

export interface MoveCardsFormProps extends EntityFormProps<CardPlace> {
  readonly fleets: readonly SelectOption[];
  readonly departments: readonly (SelectOption & { readonly fleetId: string })[];
}

interface Draft {
  fleetId: string;
  departmentId: string;
}
const NO_DEPARTMENT = 'none';

/** A department of the fleet that was chosen before is none of this one. */
function toPlace(
  { fleetId, departmentId }: Draft,
  departments: MoveCardsFormProps['departments'],
): CardPlace {
  const isOfFleet = departments.some(
    (one) => one.value === departmentId && one.fleetId === fleetId,
  );
  return { fleetId, departmentId: isOfFleet ? departmentId : null };
}
const check = ({ fleetId }: Draft): readonly FieldIssue[] =>
  fleetId === '' ? [{ path: 'fleetId', key: 'card.fleetRequired', params: {} }] : [];

function Departments({ departments }: Pick<MoveCardsFormProps, 'departments'>) {
  const text = useText();
  const { control } = useFormContext<Draft>();
  const fleetId = useWatch({ control, name: 'fleetId' });
  return (
    <FormChoice<Draft>
      name="departmentId"
      label={text('cardOrder.field.department')}
      options={[
        { value: NO_DEPARTMENT, label: text('cardOrder.noDepartment') },
        ...departments.filter((one) => one.fleetId === fleetId),
      ]}
    />
  );
}

/** The fleet and the department that many cards move to. [CARD-01] */
export function MoveCardsForm(props: MoveCardsFormProps) {
  const { fleets, departments, ...form } = props;
  const text = useText();
  return (
    <EntityForm
      {...form}
      draft={{ fleetId: '', departmentId: NO_DEPARTMENT, ...onlyFleet(fleets) }}
      check={check}
      toEntity={(draft) => toPlace(draft, departments)}
      saveLabel={text('cardActions.many.preview')}
      note={text('cardActions.move.note')}
    >
      <FormChoice<Draft>
        name="fleetId"
        label={text('cardOrder.field.fleet')}
        options={fleets}
        isRequired
      />
      <Departments departments={departments} />
    </EntityForm>
  );
}
