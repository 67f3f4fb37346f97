'use client';
import { useId, type ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import * as css from './FeeConsent.css.ts';

export interface FeeConsentProps extends HostProps<HTMLFieldSetElement> {
  /** The name of the fee: "Fund fees". */
  readonly name: string;
  /** How much it is, formatted: "$2.75". */
  readonly figure: string;
  /** What is charged, on what, how often, and how to end it. */
  readonly terms: ReactNode;
  /** The words that people agree to, next to the checkbox. */
  readonly agreement: string;
  /** Never true before the person checks it: the host starts every fee with false. */
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
  readonly isDisabled?: boolean;
  /** Someone tried to continue without agreeing. */
  readonly error?: string | undefined;
}

/** One fee and the agreement to it: name, amount, and terms in view, and the checkbox clear. */
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
