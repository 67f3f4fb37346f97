'use client';
import { pinPair } from '@forecourt/validation';
import { PinField } from '../../primitives/PinField/index.ts';
import { useText } from '../../provider/index.ts';
import { EntityForm, issuesOf, useFormField, type EntityFormProps } from '../form/index.ts';

export type SetPinFormProps = EntityFormProps<string>;

interface Draft {
  pin: string;
  confirmation: string;
}
const EMPTY_DRAFT: Draft = { pin: '', confirmation: '' };
const check = (draft: Draft) => issuesOf(pinPair, draft);
const toEntity = ({ pin }: Draft) => pin;

function Pin({ name }: { readonly name: keyof Draft }) {
  const text = useText();
  const field = useFormField<Draft, keyof Draft>(name);
  return <PinField {...field} label={text(`cardActions.pin.${name}`)} isRequired />;
}

/** Sets a new PIN, which must be entered twice. [PID-02, PID-10, PID-11] */
export function SetPinForm(form: SetPinFormProps) {
  const text = useText();
  return (
    <EntityForm
      {...form}
      draft={EMPTY_DRAFT}
      check={check}
      toEntity={toEntity}
      saveLabel={text('cardActions.pin.save')}
      note={text('cardActions.pin.note')}
    >
      <Pin name="pin" />
      <Pin name="confirmation" />
    </EntityForm>
  );
}
