'use client';
import type { FieldIssue } from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import {
  EntityForm,
  FormPlace,
  NO_DEPARTMENT,
  onlyFleet,
  type EntityFormProps,
  type PlaceChoices,
} from '../form/index.ts';

/** A card's fleet and department; `null` for no department. */
export interface CardPlace {
  readonly fleetId: string;
  readonly departmentId: string | null;
}

export interface MoveCardsFormProps extends EntityFormProps<CardPlace>, PlaceChoices {}

interface Draft {
  fleetId: string;
  departmentId: string;
}

const toPlace = ({ fleetId, departmentId }: Draft): CardPlace => ({
  fleetId,
  departmentId: departmentId === NO_DEPARTMENT ? null : departmentId,
});
const check = ({ fleetId }: Draft): readonly FieldIssue[] =>
  fleetId === '' ? [{ path: 'fleetId', key: 'card.fleetRequired', params: {} }] : [];

/** Moves several cards to a fleet and department. [CARD-01] */
export function MoveCardsForm(props: MoveCardsFormProps) {
  const { fleets, departments, ...form } = props;
  const text = useText();
  return (
    <EntityForm
      {...form}
      draft={{ fleetId: '', departmentId: NO_DEPARTMENT, ...onlyFleet(fleets) }}
      check={check}
      toEntity={toPlace}
      saveLabel={text('cardActions.many.preview')}
      note={text('cardActions.move.note')}
    >
      <FormPlace<Draft>
        fleet="fleetId"
        department="departmentId"
        choices={{ fleets, departments }}
      />
    </EntityForm>
  );
}
