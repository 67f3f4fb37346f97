'use client';
import type { ProximityProfile } from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { useText } from '../../provider/index.ts';
import { EntityForm, FormText, type EntityFormProps } from '../form/index.ts';
import {
  checkProximity,
  draftOfProximity,
  toProximity,
  proximityField,
  type ProximityDraft,
} from './draft.ts';

export interface ProximityFormProps extends EntityFormProps<ProximityProfile> {
  /** The profile to change; omit it to add one. */
  readonly profile?: ProximityProfile | undefined;
}

/** Adds or edits a proximity profile: how near a unit must be for a purchase. [PROX-01] */
export function ProximityForm({ profile, ...form }: ProximityFormProps) {
  const text = useText();
  return (
    <EntityForm
      {...form}
      draft={draftOfProximity(profile)}
      check={checkProximity}
      toEntity={toProximity}
      fieldOf={proximityField}
      saveLabel={text(profile ? 'proximityForm.save' : 'proximityForm.add')}
    >
      <FormGroup title={text('proximityForm.rules')} columns={1}>
        <FormText<ProximityDraft> name="name" label={text('proximityForm.name')} isRequired />
        <FormText<ProximityDraft>
          name="distance"
          kind="decimal"
          unit={text('proximityForm.miles')}
          label={text('proximityForm.distance')}
          isRequired
        />
        <FormText<ProximityDraft>
          name="age"
          kind="count"
          unit={text('proximityForm.minutes')}
          label={text('proximityForm.age')}
          isRequired
        />
        <FormText<ProximityDraft>
          name="variance"
          kind="decimal"
          unit={text('proximityForm.percent')}
          label={text('proximityForm.variance')}
          isRequired
        />
      </FormGroup>
    </EntityForm>
  );
}
