'use client';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Select, type SelectOption } from '../../primitives/Select/index.ts';
import { useText } from '../../provider/index.ts';
import { textOf, useFormField } from '../../form/useFormField.ts';

/** Option that stands for no department. */
export const NO_DEPARTMENT = 'none';

/** The account's fleets and departments. */
export interface PlaceChoices {
  readonly fleets: readonly SelectOption[];
  readonly departments: readonly (SelectOption & { readonly fleetId: string })[];
}

interface FormPlaceProps<Values extends FieldValues> {
  /** Name of the fleet's field. */
  readonly fleet: FieldPath<Values>;
  /** Name of the department's field. */
  readonly department: FieldPath<Values>;
  readonly choices: PlaceChoices;
  /** Defaults to "Choose…". */
  readonly placeholder?: string;
}

/**
 * The fleet and department that cards belong to, as fields of the surrounding form. Choosing
 * another fleet clears the department.
 */
export function FormPlace<Values extends FieldValues>(props: FormPlaceProps<Values>) {
  const text = useText();
  const { choices, placeholder = text('form.choose') } = props;
  const fleet = useFormField<Values>(props.fleet);
  const department = useFormField<Values>(props.department);
  const fleetId = textOf(fleet.value);
  return (
    <>
      <Select
        {...fleet}
        label={text('cardOrder.field.fleet')}
        options={choices.fleets}
        value={fleetId}
        onChange={(chosen) => {
          fleet.onChange(chosen);
          if (chosen !== fleetId) department.onChange(NO_DEPARTMENT);
        }}
        isRequired
        placeholder={placeholder}
      />
      <Select
        {...department}
        label={text('cardOrder.field.department')}
        options={[
          { value: NO_DEPARTMENT, label: text('cardOrder.noDepartment') },
          ...choices.departments.filter((one) => one.fleetId === fleetId),
        ]}
        value={textOf(department.value)}
        placeholder={placeholder}
      />
    </>
  );
}
