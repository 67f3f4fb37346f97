'use client';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { useText } from '../../provider/index.ts';
import {
  formatAnswer,
  PurchaseAnswer,
  type PurchaseAnswerProps,
  type TrialResult,
} from './PurchaseAnswer.tsx';
import * as css from './PurchaseTry.css.ts';
import {
  firstDraft,
  trialIssues,
  toTrialPurchase,
  type TrialIssue,
  type TrialPurchase,
} from './trial.ts';
import { TrialFields } from './TrialFields.tsx';

/** A purchase to try, or the ID of a past purchase or decline. */
export type TrialQuestion =
  | { readonly purchase: TrialPurchase; readonly transactionId: null }
  | { readonly purchase: null; readonly transactionId: string };

export interface PurchaseTryProps extends Omit<PurchaseAnswerProps, 'answer'> {
  /** Past purchases and declines to check again, newest first; `undefined` while loading. */
  readonly past: readonly { readonly id: string; readonly label: string }[] | undefined;
  /** Called when someone switches to past purchases; `past` can be loaded then. */
  readonly onPast?: () => void;
  /** IANA time zone of the account, in which times are typed. */
  readonly timeZone: string;
  readonly isPending?: boolean;
  readonly onTry: (question: TrialQuestion) => void;
  readonly answer: TrialResult | null;
  /** Why there is no result, and what to do. */
  readonly error?: ReactNode;
}

const NONE: readonly TrialIssue[] = [];

/**
 * Whether Enter was pressed in a field without an open list; an open list handles the key itself.
 */
function isEnterInField({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLElement>) {
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) {
    return false;
  }
  // Ignores popovers over the fields, which are their children in React but not in the DOM.
  return currentTarget.contains(target) && target.getAttribute('aria-expanded') !== 'true';
}

/**
 * "Would this purchase be approved?": enter a time, place, product, and amount, or choose a past
 * purchase, and see how every rule would decide, before and after an edit of the limits. Can be
 * nested in a form. [ENT-16 to ENT-26, MSG-54, MSG-55]
 */
export function PurchaseTry(props: PurchaseTryProps) {
  const {
    past,
    onPast,
    timeZone,
    isPending: isAsking = false,
    onTry,
    answer,
    error,
    ...rest
  } = props;
  const { className, ref, ...answerProps } = rest;
  const text = useText();
  const [kind, setKind] = useState<'new' | 'past'>('new');
  const [draft, setDraft] = useState(() =>
    firstDraft(answerProps.now, timeZone, answerProps.limits.before),
  );
  const [pastId, setPastId] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const issues = hasTried ? trialIssues(draft) : NONE;
  const answerRef = useRef<HTMLDivElement>(null);
  // In a panel, the result may be below the visible part.
  useEffect(() => {
    if (hasTried && answer) answerRef.current?.scrollIntoView({ block: 'nearest' });
  }, [hasTried, answer]);

  const ask = () => {
    setHasTried(true);
    if (kind === 'past') {
      if (pastId !== '') onTry({ purchase: null, transactionId: pastId });
    } else if (trialIssues(draft).length === 0) {
      onTry({ purchase: toTrialPurchase(draft, timeZone), transactionId: null });
    }
  };

  // Captures, because some fields stop the key's propagation yet submit the surrounding form.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (!isEnterInField(event)) return;
    event.preventDefault();
    if (!isAsking) ask();
  };

  return (
    <div ref={ref} className={classes(css.root, className)} onKeyDownCapture={onKeyDownCapture}>
      <div>
        <SegmentedControl
          aria-label={text('purchaseTry.which')}
          value={kind}
          onChange={(next) => {
            setKind(next);
            if (next === 'past') onPast?.();
          }}
          options={[
            { value: 'new', label: text('purchaseTry.new') },
            { value: 'past', label: text('purchaseTry.past') },
          ]}
        />
      </div>
      {kind === 'new' ? (
        <TrialFields
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          issues={issues}
          timeZone={timeZone}
        />
      ) : past === undefined ? null : past.length === 0 ? (
        <p className={css.sentence}>{text('purchaseTry.noPast')}</p>
      ) : (
        <Select
          label={text('purchaseTry.purchase')}
          options={past.map(({ id, label }) => ({ value: id, label }))}
          value={pastId}
          onChange={setPastId}
          placeholder={text('form.choose')}
          error={hasTried && pastId === '' ? text('purchaseTry.missing') : undefined}
        />
      )}
      <div className={css.actions}>
        <Button onPress={ask} isPending={isAsking}>
          {text('purchaseTry.ask')}
        </Button>
      </div>
      {error}
      <output className={answer?.after ? css.sentence : css.spoken}>
        {answer && formatAnswer(answer, answerProps.currency, text)}
      </output>
      {answer && <PurchaseAnswer ref={answerRef} {...answerProps} answer={answer} />}
    </div>
  );
}
