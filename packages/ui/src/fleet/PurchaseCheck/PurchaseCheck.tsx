'use client';
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import {
  purchaseRuleKey,
  type LimitCheck,
  type PurchaseDecision,
  type PurchaseRule,
} from '@forecourt/validation';
import { classes, type HostProps } from '../../host/index.ts';
import { Status, type StatusTone } from '../../primitives/Status/index.ts';
import { useText } from '../../provider/index.ts';
import { FailedRule } from './FailedRule.tsx';
import { figureOf, isCounted } from './figures.ts';
import { Part } from './Part.tsx';
import * as css from './PurchaseCheck.css.ts';

export interface PurchaseCheckProps extends HostProps {
  /** What `evaluatePurchase` returned: every rule that was checked. */
  readonly decision: Pick<PurchaseDecision, 'outcome' | 'checks'>;
  /** What was asked for: "62 gal diesel, about $211.00". */
  readonly title: string;
  /** When and where: "today 5:40 AM CT · Amarillo, TX". */
  readonly when?: ReactNode;
  /** Who: "R. Núñez · card •••• 4821 · Panhandle Travel Stop". */
  readonly subtitle?: ReactNode;
  /** What rules without figures allow, in words: `{ state: 'TX allowed' }`. */
  readonly details?: Readonly<Partial<Record<PurchaseRule, string>>>;
  readonly currency?: string;
  /** The clock, for "in 18 h 20 min". */
  readonly now: Date;
  /** What people can do about it: "Allow once…". */
  readonly actions?: ReactNode;
  /** It is inside a surface: its parts have no boxes of their own. */
  readonly isInside?: boolean;
}

const TONES: Readonly<Record<PurchaseDecision['outcome'], StatusTone>> = {
  approved: 'good',
  approvedUpTo: 'warn',
  declined: 'bad',
};
/** What declined the purchase comes before what reduced and what flagged it. */
const WEIGHT = { decline: 0, cap: 1, flag: 2, pass: 3 } as const;

interface PassedProps extends Pick<PurchaseCheckProps, 'details'> {
  readonly isInside: boolean;
  readonly checks: readonly LimitCheck[];
  readonly currency: string;
}

function Passed({ isInside, checks, currency, details }: PassedProps) {
  const text = useText();
  const wordsOf = (check: LimitCheck) => {
    const detail = details?.[check.rule];
    if (detail !== undefined || !isCounted(check)) return detail ?? text('purchaseCheck.allowed');
    const say = (value: number) => figureOf(check.unit, value, currency);
    const { used, asked, limit } = check;
    return text(`purchaseCheck.sum.${check.unit}`, {
      used: say(used),
      asked: say(asked),
      limit: say(limit),
    });
  };
  return (
    <Part isInside={isInside} padding="none">
      <ul className={css.passed} aria-label={text('purchaseCheck.passed')}>
        {checks.map((check) => (
          <li key={check.rule} className={css.item[isInside ? 'inside' : 'boxed']}>
            <Check size={16} strokeWidth={2} aria-hidden="true" className={css.tick} />
            {text(purchaseRuleKey(check.rule))}
            <span className={css.words}>{wordsOf(check)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/**
 * Why a purchase was declined, or would be: every rule with its limit, what was used and asked,
 * what is left, and when it resets; then the rules that it passed. [MSG-54, MSG-55]
 */
export function PurchaseCheck(props: PurchaseCheckProps) {
  const { decision, title, when, subtitle, details, currency = 'USD', now, actions } = props;
  const { isInside = false, className, ref } = props;
  const text = useText();
  const { outcome, checks } = decision;
  const failed = checks
    .filter(({ verdict }) => verdict !== 'pass')
    .toSorted((a, b) => WEIGHT[a.verdict] - WEIGHT[b.verdict]);
  const passed = checks.filter(({ verdict }) => verdict === 'pass');
  return (
    <section ref={ref} aria-label={title} className={classes(css.root, className)}>
      <Part isInside={isInside}>
        <div className={css.line}>
          <Status tone={TONES[outcome]}>{text(`purchaseCheck.${outcome}`)}</Status>
          {when}
        </div>
        <h2 className={css.title}>{title}</h2>
        {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
      </Part>
      {failed.map((check) => (
        <FailedRule
          key={check.rule}
          isInside={isInside}
          check={check}
          currency={currency}
          now={now}
          detail={details?.[check.rule]}
        />
      ))}
      {passed.length > 0 && (
        <Passed
          isInside={isInside}
          checks={passed}
          currency={currency}
          {...(details ? { details } : {})}
        />
      )}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
