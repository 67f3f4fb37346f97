'use client';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components';
import type { HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { FieldFrame } from '../../primitives/Field/index.ts';
import * as field from '../../primitives/Field/Field.css.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { useText } from '../../provider/index.ts';
import { InlineMessage } from '../InlineMessage/index.ts';
import * as css from './FeedbackForm.css.ts';

/** 1 is worst, and 5 is best. */
const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** [ENT-48] */
export interface Feedback {
  readonly rating: Rating;
  /** '' if there is none. */
  readonly comment: string;
  /** Whether we may reply. */
  readonly mayContact: boolean;
}

export interface FeedbackFormProps extends HostProps<HTMLDivElement> {
  readonly onSend: (feedback: Feedback) => void;
  readonly onCancel?: () => void;
  readonly isSending?: boolean;
  /** A thank-you takes the place of the form. */
  readonly isSent?: boolean;
  /** Why it was not sent; what the person typed stays. */
  readonly error?: ReactNode;
}

interface RatingFieldProps {
  readonly value: Rating | null;
  readonly onChange: (rating: Rating) => void;
  readonly error: string | null;
  readonly isDisabled: boolean;
}

function RatingField({ value, onChange, error, isDisabled }: RatingFieldProps) {
  const text = useText();
  return (
    <RadioGroup
      value={value === null ? null : String(value)}
      onChange={(key) => {
        const chosen = RATINGS.find((rating) => String(rating) === key);
        if (chosen) onChange(chosen);
      }}
      orientation="horizontal"
      isRequired
      isDisabled={isDisabled}
      isInvalid={error !== null}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame label={text('feedback.rating')} error={error}>
        <div className={css.ratings}>
          {RATINGS.map((rating) => (
            <Radio key={rating} value={String(rating)} className={css.rating}>
              <span className={css.figure}>{rating}</span>
              <span className={css.word}>{text(`feedback.rating.${rating}`)}</span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}

/** Takes the place of the form, and the focus that the form's button had. */
function Thanks({ mayContact }: Pick<Feedback, 'mayContact'>) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={css.thanks}>
      <p className={css.thanksTitle}>
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        {text('feedback.thanks')}
      </p>
      <p>{text(mayContact ? 'feedback.thanks.contact' : 'feedback.thanks.noContact')}</p>
    </div>
  );
}

/** How well something works: a rating, words, and whether we may write back. [ENT-48, HELP-02] */
export function FeedbackForm(props: FeedbackFormProps) {
  const { onSend, onCancel, isSending = false, isSent = false, error } = props;
  const { className, ref } = props;
  const text = useText();
  const [rating, setRating] = useState<Rating | null>(null);
  const [comment, setComment] = useState('');
  const [mayContact, setMayContact] = useState(false);
  const [isTried, setTried] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (rating !== null) return onSend({ rating, comment: comment.trim(), mayContact });
    event.currentTarget.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
  };
  const form = (
    <form className={css.form} onSubmit={send} noValidate>
      {error !== undefined && error !== null && (
        <InlineMessage tone="bad" isLive>
          {error}
        </InlineMessage>
      )}
      <RatingField
        value={rating}
        onChange={setRating}
        error={isTried && rating === null ? text('feedback.rating.missing') : null}
        isDisabled={isSending}
      />
      <TextArea
        label={text('feedback.comment')}
        optionalText={text('feedback.optional')}
        help={text('feedback.comment.help')}
        value={comment}
        onChange={setComment}
        isDisabled={isSending}
      />
      <Checkbox isSelected={mayContact} onChange={setMayContact} isDisabled={isSending}>
        {text('feedback.consent')}
      </Checkbox>
      <div className={css.actions}>
        <Button type="submit" variant="primary" isPending={isSending}>
          {text('feedback.send')}
        </Button>
        {onCancel && (
          <Button onPress={onCancel} isDisabled={isSending}>
            {text('feedback.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
  return (
    <div ref={ref} className={className}>
      {isSent ? <Thanks mayContact={mayContact} /> : form}
    </div>
  );
}
