'use client';
import { useId, type ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import * as css from './FeeConsent.css.ts';

export interface FeeConsentProps extends HostProps<HTMLFieldSetElement> {
  /** The fee's name: "Fund fees". */
  readonly name: string;
  /** The formatted amount: "$2.75". */
  readonly figure: string;
  /** What the fee applies to, how often it is charged, and how to cancel it. */
  readonly terms: ReactNode;
  /** Label of the checkbox: the statement that people agree to. */
  readonly agreement: string;
  /** Must start as `false`; only the person's own click may set it. */
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
  readonly isDisabled?: boolean;
  /** Shown after an attempt to continue without agreeing. */
  readonly error?: string | undefined;
}

/** Consent to a fee: its name, amount, and terms in full, with an unchecked checkbox. */
export function FeeConsent(props: FeeConsentProps) {
  const { name, figure, terms, agreement, isAgreed, onChange, isDisabled, error } = props;
  const { className, ref } = props;
  const headId = useId();
  const termsId = useId();
  const errorId = useId();
  return (
    <fieldset ref={ref} aria-labelledby={headId} className={classes(css.consent, className)}>
      <div id={headId} className={css.head}>
        <span>{name}</span>
        <span className={css.figure}>{figure}</span>
      </div>
      <p id={termsId}>{terms}</p>
      <Checkbox
        isSelected={isAgreed}
        onChange={onChange}
        isDisabled={isDisabled ?? false}
        isInvalid={error !== undefined}
        aria-describedby={error === undefined ? termsId : `${errorId} ${termsId}`}
      >
        {agreement}
      </Checkbox>
      {error !== undefined && (
        <div id={errorId}>
          <InlineMessage tone="bad" isLive>
            {error}
          </InlineMessage>
        </div>
      )}
    </fieldset>
  );
}
