'use client';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components';
import { useDirty, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { FieldFrame } from '../../primitives/Field/index.ts';
import * as field from '../../primitives/Field/Field.css.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { useText } from '../../provider/index.ts';
import { InlineMessage } from '../InlineMessage/index.ts';
import * as css from './FeedbackForm.css.ts';

/** From worst to best. */
const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** The submitted feedback. [ENT-48] */
export interface Feedback {
  readonly rating: Rating;
  /** Empty if the person left no comment. */
  readonly comment: string;
  /** Whether the person agreed to be contacted. */
  readonly mayContact: boolean;
}

export interface FeedbackFormProps extends HostProps<HTMLDivElement> {
  readonly onSend: (feedback: Feedback) => void;
  readonly onCancel?: () => void;
  readonly isSending?: boolean;
  /** Shows a thank-you message instead of the form. */
  readonly isSent?: boolean;
  /** Why sending failed; the person's input is preserved. */
  readonly error?: ReactNode;
  /** Whether there is input that has not been sent, for a prompt before leaving. [UI-19] */
  readonly onDirty?: (isDirty: boolean) => void;
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

/** Replaces the form and takes over focus from its button. */
function Thanks({ mayContact }: Pick<Feedback, 'mayContact'>) {
  const text = useText();
  const messageRef = useRef<HTMLDivElement>(null);
  useEffect(() => messageRef.current?.focus(), []);
  return (
    <div ref={messageRef} tabIndex={-1} className={css.thanks}>
      <p className={css.thanksTitle}>
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        {text('feedback.thanks')}
      </p>
      <p>{text(mayContact ? 'feedback.thanks.contact' : 'feedback.thanks.noContact')}</p>
    </div>
  );
}

/** A rating, an optional comment, and consent to be contacted. [ENT-48, HELP-02] */
export function FeedbackForm(props: FeedbackFormProps) {
  const { onSend, onCancel, isSending = false, isSent = false, error } = props;
  const { onDirty, className, ref } = props;
  const text = useText();
  const [rating, setRating] = useState<Rating | null>(null);
  const [comment, setComment] = useState('');
  const [mayContact, setMayContact] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  useDirty(!isSent && (rating !== null || comment !== '' || mayContact), onDirty);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
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
        error={isSubmitted && rating === null ? text('feedback.rating.missing') : null}
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
