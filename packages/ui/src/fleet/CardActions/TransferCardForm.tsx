'use client';
import type { FieldIssue } from '@forecourt/validation';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { ComboBox } from '../../primitives/ComboBox/index.ts';
import type { SelectOption } from '../../primitives/Select/index.ts';
import { useText } from '../../provider/index.ts';
import { EntityForm, useFormField, type EntityFormProps } from '../form/index.ts';

export interface TransferCardFormProps extends EntityFormProps<string> {
  /** Eligible cards: same type, and either waiting for activation or unassigned. */
  readonly targets: readonly SelectOption[];
  readonly isSearching?: boolean | undefined;
  readonly hasSearchFailed?: boolean | undefined;
  readonly onSearch: (typed: string) => void;
}

interface Draft {
  toCardId: string;
}
const EMPTY_DRAFT: Draft = { toCardId: '' };
const check = ({ toCardId }: Draft): readonly FieldIssue[] =>
  toCardId === '' ? [{ path: 'toCardId', key: 'card.transferTarget', params: {} }] : [];
const toEntity = ({ toCardId }: Draft) => toCardId;

function Target({ targets, onSearch, isSearching, hasSearchFailed }: TransferCardFormProps) {
  const text = useText();
  const field = useFormField<Draft, 'toCardId'>('toCardId');
  return (
    <ComboBox
      {...field}
      label={text('cardActions.transfer.to')}
      help={text('cardActions.transfer.which')}
      options={targets}
      onSearch={onSearch}
      isSearching={isSearching}
      hasSearchFailed={hasSearchFailed}
      isRequired
    />
  );
}

/**
 * Chooses the card to transfer to, which is activated; the original is deactivated. [CARD-08,
 * CARD-17, CARD-18]
 */
export function TransferCardForm(props: TransferCardFormProps) {
  const text = useText();
  return (
    <EntityForm
      {...props}
      draft={EMPTY_DRAFT}
      check={check}
      toEntity={toEntity}
      saveLabel={text('cardActions.transfer.confirm')}
    >
      <InlineMessage tone="warn" title={text('cardActions.transfer.ends')}>
        {text('cardActions.transfer.keeps')}
      </InlineMessage>
      <Target {...props} />
    </EntityForm>
  );
}
