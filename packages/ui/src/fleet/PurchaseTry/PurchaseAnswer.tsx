'use client';
import { useState, type ReactNode } from 'react';
import {
  findProduct,
  type RequestedLine,
  type PurchaseDecision,
  type PurchaseLimits,
  type PurchaseRule,
} from '@forecourt/validation';
import { classes, type HostProps } from '../../host/index.ts';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { formatDayAndTime, formatGallons, formatMoney, windowTimes } from '../../format/index.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { useText, type Text } from '../../provider/index.ts';
import { PurchaseCheck } from '../PurchaseCheck/index.ts';
import * as css from './PurchaseTry.css.ts';

type Decision = Pick<PurchaseDecision, 'outcome' | 'checks' | 'approvedCents'>;

/** The decision under one set of limits. */
export interface DecidedPurchase {
  readonly decision: Decision;
  readonly usesAllowance: boolean;
}

/** A trial purchase, with the decisions before and after an edit of the limits. */
export interface TrialResult {
  /** UTC instant. */
  readonly at: string;
  readonly siteTimeZone: string;
  readonly state: string;
  readonly lines: readonly RequestedLine[];
  readonly before: DecidedPurchase;
  /** `null` if the limits were not edited. */
  readonly after: DecidedPurchase | null;
}

export interface PurchaseAnswerProps extends HostProps<HTMLDivElement> {
  readonly answer: TrialResult;
  /** The current and the edited limits, to describe what they allow. */
  readonly limits: { readonly before: PurchaseLimits; readonly after: PurchaseLimits | null };
  readonly currency: string;
  readonly now: Date;
  /** Available actions: "Allow once…". */
  readonly actions?: ReactNode;
}

function titleOf({ lines }: TrialResult, currency: string, text: Text): string {
  const [first, ...rest] = lines;
  if (!first) return '';
  const product = findProduct(first.productCode)?.name ?? first.productCode;
  const amount = formatMoney(
    lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    currency,
  );
  const description =
    first.milligallons > 0
      ? text('purchaseTry.ofGallons', {
          gallons: formatGallons(first.milligallons),
          product,
          amount,
        })
      : text('purchaseTry.ofPiece', { product, amount });
  return rest.length === 0
    ? description
    : text('purchaseTry.more', { what: description, count: rest.length });
}

/** What non-numeric rules allow, as text. */
function detailsOf(
  { allowedStates, allowedTimes }: PurchaseLimits,
  text: Text,
): Partial<Record<PurchaseRule, string>> {
  const hours = allowedTimes
    ?.map((window) => text('limits.window', windowTimes(window)))
    .join(', ');
  return {
    ...(allowedStates
      ? { state: text('purchaseTry.allowedStates', { states: allowedStates.join(', ') }) }
      : {}),
    ...(hours === undefined ? {} : { hours: text('purchaseTry.allowedHours', { hours }) }),
  };
}

const outcomeText = ({ outcome, approvedCents }: Decision, currency: string, text: Text) =>
  outcome === 'approvedUpTo'
    ? text('purchaseTry.upTo', { amount: formatMoney(approvedCents, currency) })
    : text(`purchaseTry.outcome.${outcome}`);

/** The decision in one sentence; after an edit, compares both. */
export function formatAnswer({ before, after }: TrialResult, currency: string, text: Text) {
  const outcomes = { before: outcomeText(before.decision, currency, text) };
  if (!after) return outcomes.before;
  const editedOutcome = outcomeText(after.decision, currency, text);
  return outcomes.before === editedOutcome
    ? text('purchaseTry.same')
    : text('purchaseTry.differs', { ...outcomes, after: editedOutcome });
}

/** The result of a trial purchase under the current and the edited limits. [MSG-54, MSG-55] */
export function PurchaseAnswer(props: PurchaseAnswerProps) {
  const { answer, limits, currency, now, actions, className, ref } = props;
  const text = useText();
  const [view, setView] = useState<'after' | 'before'>('after');
  const { before, after } = answer;
  const isEdited = view === 'after' && after !== null;
  const shown = isEdited ? after : before;
  return (
    <div ref={ref} className={classes(css.answer, className)}>
      {after && (
        <SegmentedControl
          aria-label={text('purchaseTry.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'after', label: text('purchaseTry.after') },
            { value: 'before', label: text('purchaseTry.before') },
          ]}
        />
      )}
      {shown.usesAllowance && (
        <InlineMessage tone="info">{text('purchaseTry.allowance')}</InlineMessage>
      )}
      <div className={css.check}>
        <PurchaseCheck
          isInside
          decision={shown.decision}
          title={titleOf(answer, currency, text)}
          when={text('purchaseTry.where', {
            time: formatDayAndTime(answer.at, answer.siteTimeZone, now),
            state: answer.state,
          })}
          subtitle={
            shown.decision.outcome === 'approvedUpTo'
              ? outcomeText(shown.decision, currency, text)
              : undefined
          }
          details={detailsOf(isEdited && limits.after ? limits.after : limits.before, text)}
          currency={currency}
          now={now}
          actions={actions}
        />
      </div>
    </div>
  );
}
