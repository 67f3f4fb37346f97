'use client';
import { useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { CARDHOLDERS_PER_CARD_MAX } from '@forecourt/validation';
import { useFocusAfterRemoval, type HostProps } from '../../host/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button, IconButton } from '../../primitives/Button/index.ts';
import { ComboBox } from '../../primitives/ComboBox/index.ts';
import type { SelectOption } from '../../primitives/Select/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './CardActions.css.ts';

export interface SharedWith {
  readonly id: string;
  readonly name: string;
  /** For example, "Driver ID 48261 · Long haul". */
  readonly detail: string;
}

export interface ShareCardFormProps extends HostProps<HTMLDivElement> {
  readonly cardholders: readonly SharedWith[];
  /** People who match the search text. */
  readonly found: readonly SelectOption[];
  readonly isSearching?: boolean | undefined;
  readonly hasSearchFailed?: boolean | undefined;
  readonly onSearch: (typed: string) => void;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly isSaving?: boolean;
  readonly isReadOnly?: boolean;
  readonly error?: ReactNode;
}

/** Manages who shares a card: up to five people, added and removed one at a time. [CARD-10] */
export function ShareCardForm(props: ShareCardFormProps) {
  const { cardholders, found, isSaving = false, isReadOnly = false } = props;
  const { className, ref } = props;
  const text = useText();
  const [chosenId, setChosenId] = useState('');
  const [removingId, setRemovingId] = useState('');
  const { refOf, restRef, hold } = useFocusAfterRemoval(cardholders.map(({ id }) => id));
  // Keeps the choice until the person is added, because the request can be refused.
  if (cardholders.some(({ id }) => id === chosenId)) setChosenId('');
  const isFull = cardholders.length >= CARDHOLDERS_PER_CARD_MAX;
  const counts = { count: cardholders.length, max: CARDHOLDERS_PER_CARD_MAX };
  return (
    <Stack ref={ref} className={className} gap={16}>
      {props.error}
      <section aria-label={text('cardActions.share.people')} className={css.part}>
        <p className={css.count}>{text('cardActions.share.count', counts)}</p>
        <ul className={css.people}>
          {cardholders.map(({ id, name, detail }) => (
            <li key={id} className={css.person}>
              <span className={css.text}>
                <span className={css.name}>{name}</span>
                <span className={css.detail}>{detail}</span>
              </span>
              {!isReadOnly && (
                <IconButton
                  ref={refOf(id)}
                  label={text('cardActions.share.remove', { name })}
                  icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
                  isPending={isSaving && removingId === id}
                  isDisabled={isSaving && removingId !== id}
                  onPress={() => {
                    hold(id);
                    setRemovingId(id);
                    props.onRemove(id);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      {!isReadOnly && (
        <div className={css.part}>
          <ComboBox
            label={text('cardActions.share.who')}
            help={text('cardActions.share.help')}
            options={found}
            value={chosenId}
            onChange={setChosenId}
            onSearch={props.onSearch}
            isSearching={props.isSearching}
            hasSearchFailed={props.hasSearchFailed}
            isDisabled={isFull}
          />
          <div>
            <Button
              ref={restRef}
              isPending={isSaving}
              disabledReason={
                isFull
                  ? text('shareCard.tooMany', { max: CARDHOLDERS_PER_CARD_MAX })
                  : chosenId === ''
                    ? text('shareCard.cardholderRequired')
                    : null
              }
              onPress={() => {
                setRemovingId('');
                props.onAdd(chosenId);
              }}
            >
              {text('cardActions.share.add')}
            </Button>
          </div>
        </div>
      )}
    </Stack>
  );
}
