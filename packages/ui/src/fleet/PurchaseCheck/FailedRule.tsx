'use client';
import {
  dayIn,
  declineKey,
  purchaseRuleKey,
  waitUntil,
  type LimitCheck,
  type RetryOutcome,
} from '@forecourt/validation';
import { formatDayAndTime } from '../../format/index.ts';
import { useText, type Text } from '../../provider/index.ts';
import { CountedBar, type CountedProps } from './CountedBar.tsx';
import { figuresOf, isCounted } from './figures.ts';
import { Part } from './Part.tsx';
import * as css from './PurchaseCheck.css.ts';

interface FailedRuleProps {
  readonly isInside: boolean;
  readonly check: LimitCheck;
  readonly currency: string;
  readonly now: Date;
  /** What the rule allows, as text: "TX, OK, NM, and MO are allowed". */
  readonly detail: string | undefined;
  /** Outcome of another attempt; shown only once the wait is over. */
  readonly retry: RetryOutcome | undefined;
}

function retryText(retry: RetryOutcome, text: Text): string {
  const why = retry.outcome === 'declined' ? text(declineKey(retry.rule)) : '';
  return text(`purchaseCheck.retry.${retry.outcome}`, { why });
}

type ResetProps = Pick<FailedRuleProps, 'check' | 'now' | 'retry'>;

/** "Resets at 12:00 AM CT, in 18 hr 20 min."; afterward, the outcome of another attempt. */
function resetText({ check, now, retry }: ResetProps, text: Text): string | null {
  const { freesAt, timeZone } = check;
  if (freesAt === null) return null;
  const at = new Date(freesAt);
  const figures = {
    time: formatDayAndTime(at.toISOString(), timeZone, now),
    isToday: String(dayIn(timeZone, at).compare(dayIn(timeZone, now)) === 0),
  };
  const wait = waitUntil(freesAt, now);
  if (wait.kind === 'over') {
    const message = text(
      isCounted(check) ? 'purchaseCheck.reset' : 'purchaseCheck.opened',
      figures,
    );
    return retry ? `${message} ${retryText(retry, text)}` : message;
  }
  const waitText =
    wait.kind === 'days'
      ? text('purchaseCheck.days', { days: wait.days })
      : text(wait.hours === 0 ? 'purchaseCheck.minutes' : 'purchaseCheck.hours', {
          hours: wait.hours,
          minutes: wait.minutes,
        });
  return text(isCounted(check) ? 'purchaseCheck.resets' : 'purchaseCheck.opens', {
    ...figures,
    wait: waitText,
  });
}

function Figures({ check, currency }: CountedProps) {
  const text = useText();
  const figures = figuresOf(check, currency);
  return (
    <>
      <p className={css.sentence}>{text(`purchaseCheck.sentence.${check.unit}`, figures)}</p>
      <CountedBar check={check} currency={currency} />
    </>
  );
}

const TITLE = {
  decline: declineKey,
  cap: declineKey,
  flag: purchaseRuleKey,
  pass: purchaseRuleKey,
} as const;

/** A rule that declined, reduced, or flagged the purchase: its amounts and when it resets. */
export function FailedRule(props: FailedRuleProps) {
  const { isInside, check, currency, detail } = props;
  const text = useText();
  const { verdict } = check;
  const resetMessage = resetText(props, text);
  return (
    <Part isInside={isInside} tone={verdict === 'decline' ? 'bad' : 'plain'}>
      <div className={css.rule}>
        <h3 className={css.ruleTitle}>{text(TITLE[verdict](check.rule))}</h3>
        {verdict === 'flag' && <p className={css.sentence}>{text('purchaseCheck.flagged')}</p>}
        {isCounted(check) && <Figures check={check} currency={currency} />}
        {detail !== undefined && <p className={css.sentence}>{detail}</p>}
        {resetMessage !== null && <p className={css.frees}>{resetMessage}</p>}
        {check.enforcement === 'afterTheFact' && (
          <p className={css.frees}>{text('purchaseCheck.afterTheFact')}</p>
        )}
      </div>
    </Part>
  );
}
