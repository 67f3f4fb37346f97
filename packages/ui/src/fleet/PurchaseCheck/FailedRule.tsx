'use client';
import { declineKey, purchaseRuleKey, type LimitCheck } from '@forecourt/validation';
import { LimitBar } from '../../charts/LimitBar/index.ts';
import { formatDayAndTime } from '../../format/index.ts';
import { useText, type Text } from '../../provider/index.ts';
import { figureOf, isCounted, shortOf, waitUntil, type CountedCheck } from './figures.ts';
import { Part } from './Part.tsx';
import * as css from './PurchaseCheck.css.ts';

interface FailedRuleProps {
  readonly isInside: boolean;
  readonly check: LimitCheck;
  readonly currency: string;
  readonly now: Date;
  /** What the rule allows, in words: "TX, OK, NM, and MO are allowed". */
  readonly detail: string | undefined;
}

/** "18 h 20 min", "20 min", "10 days". */
function waitInWords(freesAt: number, now: Date, text: Text): string {
  const wait = waitUntil(freesAt, now);
  if (wait.kind === 'days') return text('purchaseCheck.days', { days: wait.days });
  const { hours, minutes } = wait;
  return text(hours === 0 ? 'purchaseCheck.minutes' : 'purchaseCheck.hours', { hours, minutes });
}

function Figures({ check, currency }: { readonly check: CountedCheck; readonly currency: string }) {
  const text = useText();
  const { unit, limit, used, asked } = check;
  const say = (value: number) => figureOf(unit, value, currency);
  const figures = { limit: say(limit), used: say(used), asked: say(asked) };
  return (
    <>
      <p className={css.sentence}>
        {text(`purchaseCheck.sentence.${unit}`, { ...figures, short: say(shortOf(check)) })}
      </p>
      <LimitBar
        label={text(purchaseRuleKey(check.rule))}
        words={text(`purchaseCheck.of.${unit}`, figures)}
        limit={limit}
        used={used}
        asked={asked}
        format={say}
      />
    </>
  );
}

const TITLE = {
  decline: declineKey,
  cap: declineKey,
  flag: purchaseRuleKey,
  pass: purchaseRuleKey,
} as const;

/** A rule that declined, reduced, or flagged the purchase, with its figures and when it resets. */
export function FailedRule({ isInside, check, currency, now, detail }: FailedRuleProps) {
  const text = useText();
  const { verdict, freesAt, timeZone } = check;
  return (
    <Part isInside={isInside} tone={verdict === 'decline' ? 'bad' : 'plain'}>
      <div className={css.rule}>
        <h3 className={css.ruleTitle}>{text(TITLE[verdict](check.rule))}</h3>
        {verdict === 'flag' && <p className={css.sentence}>{text('purchaseCheck.flagged')}</p>}
        {isCounted(check) && <Figures check={check} currency={currency} />}
        {detail !== undefined && <p className={css.sentence}>{detail}</p>}
        {freesAt !== null && (
          <p className={css.frees}>
            {text(freesAt > now.getTime() ? 'purchaseCheck.freesAt' : 'purchaseCheck.freedAt', {
              time: formatDayAndTime(new Date(freesAt).toISOString(), timeZone, now),
              wait: waitInWords(freesAt, now, text),
            })}
          </p>
        )}
        {check.enforcement === 'afterTheFact' && (
          <p className={css.frees}>{text('purchaseCheck.afterTheFact')}</p>
        )}
      </div>
    </Part>
  );
}
