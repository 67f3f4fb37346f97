'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  cardDelivery,
  cardGroupName,
  type CardDelivery,
  type FieldIssue,
} from '@forecourt/validation';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { useText } from '../../provider/index.ts';
import {
  EntityForm,
  FormCheckbox,
  FormText,
  issuesOf,
  type EntityFormProps,
} from '../form/index.ts';
import { EMPTY_DELIVERY } from '../CardOrderForm/draft.ts';
import { AddressFields } from './AddressFields.tsx';

export interface CardGroupChange {
  readonly name: string;
  /** Shipping address of the group's new cards; `null` if each order sets its own. */
  readonly delivery: CardDelivery | null;
}

export interface CardGroupFormProps extends EntityFormProps<CardGroupChange> {
  /** The group to change; omit it to add one. */
  readonly group?: CardGroupChange | undefined;
  /** Why the group cannot have its own address; `null` if it can. [CARD-31] */
  readonly addressRefusal: string | null;
}

interface Draft extends CardDelivery {
  name: string;
  hasAddress: boolean;
}

const draftOf = (group: CardGroupChange | undefined): Draft => ({
  name: group?.name ?? '',
  hasAddress: Boolean(group?.delivery),
  ...EMPTY_DELIVERY,
  ...group?.delivery,
});

const check = (draft: Draft): readonly FieldIssue[] => [
  ...issuesOf(cardGroupName, draft.name, 'name'),
  ...(draft.hasAddress ? issuesOf(cardDelivery, draft) : []),
];

/** Converts a draft that passed the check. */
const toChange = (draft: Draft): CardGroupChange => ({
  name: draft.name.trim(),
  delivery: draft.hasAddress ? cardDelivery.parse(draft) : null,
});

function Address({ refusal }: { readonly refusal: string | null }) {
  const text = useText();
  const { control } = useFormContext<Draft>();
  const hasAddress = useWatch({ control, name: 'hasAddress' });
  if (refusal !== null && !hasAddress) return <InlineMessage tone="info">{refusal}</InlineMessage>;
  return (
    <>
      <FormCheckbox<Draft> name="hasAddress">{text('cardGroupForm.hasAddress')}</FormCheckbox>
      {hasAddress && <AddressFields />}
    </>
  );
}

/** Names a card group and, if the account may, sets its shipping address. [CARD-27, CARD-31] */
export function CardGroupForm({ group, addressRefusal, ...form }: CardGroupFormProps) {
  const text = useText();
  return (
    <EntityForm
      {...form}
      draft={draftOf(group)}
      check={check}
      toEntity={toChange}
      saveLabel={text(group ? 'cardGroupForm.save' : 'cardGroupForm.add')}
    >
      <FormText<Draft> name="name" label={text('cardGroupForm.name')} isRequired />
      <Address refusal={addressRefusal} />
    </EntityForm>
  );
}
