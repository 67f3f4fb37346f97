'use client';
import { useId, type ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import * as css from './FeeConsent.css.ts';

export interface FeeConsentProps extends HostProps<HTMLFieldSetElement> {
  /** The fee by its name: "Fund fees". */
  readonly name: string;
  /** What it comes to, as people read it: "$2.75". */
  readonly figure: string;
  /** What is charged, on what, how often, and how to end it. */
  readonly terms: ReactNode;
  /** The words that are agreed to, beside the box. */
  readonly agreement: string;
  /** Never true before the person ticked it: the host begins with false for every fee. */
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
  readonly isDisabled?: boolean;
  /** Asked to go on without agreeing. */
  readonly error?: string | undefined;
}

/** One fee and the act of agreeing to it: name, figure and terms in sight, the box empty at first. */
export function FeeConsent(props: FeeConsentProps) {
  const { name, figure, terms, agreement, isAgreed, onChange, isDisabled, error } = props;
  const { className, ref } = props;
  const headId = useId();
  const termsId = useId();
  return (
    <fieldset ref={ref} aria-labelledby={headId} className={classes(css.consent, className)}>
      <div id={headId} className={css.head}>
        <span>{name}</span>
        <span className={css.figure}>{figure}</span>
      </div>
      <p id={termsId} className={css.terms}>
        {terms}
      </p>
      <Checkbox
        isSelected={isAgreed}
        onChange={onChange}
        isDisabled={isDisabled ?? false}
        isInvalid={error !== undefined}
        aria-describedby={termsId}
      >
        {agreement}
      </Checkbox>
      {error !== undefined && (
        <InlineMessage tone="bad" isLive>
          {error}
        </InlineMessage>
      )}
    </fieldset>
  );
}
