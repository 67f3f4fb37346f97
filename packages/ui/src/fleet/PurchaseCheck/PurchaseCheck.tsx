'use client';
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import {
  purchaseRuleKey,
  type LimitCheck,
  type RetryOutcome,
  type PurchaseDecision,
  type PurchaseRule,
} from '@forecourt/validation';
import { classes, type HostProps } from '../../host/index.ts';
import { Disclosure } from '../../primitives/Disclosure/index.ts';
import { Status, type StatusTone } from '../../primitives/Status/index.ts';
import { useText } from '../../provider/index.ts';
import { CountedBar } from './CountedBar.tsx';
import { FailedRule } from './FailedRule.tsx';
import { figuresOf, isCounted } from './figures.ts';
import { Part } from './Part.tsx';
import * as css from './PurchaseCheck.css.ts';

export interface PurchaseCheckProps extends HostProps {
  /** The result of `evaluatePurchase`, with every rule checked. */
  readonly decision: Pick<PurchaseDecision, 'outcome' | 'checks'>;
  /** The requested purchase: "62 gal diesel, about $211.00". */
  readonly title: string;
  /** When and where: "today 5:40 AM CT · Amarillo, TX". */
  readonly when?: ReactNode;
  /** Who: "R. Núñez · card •••• 4821 · Panhandle Travel Stop". */
  readonly subtitle?: ReactNode;
  /** What non-numeric rules allow, as text: `{ state: 'TX allowed' }`. */
  readonly details?: Readonly<Partial<Record<PurchaseRule, string>>>;
  readonly currency?: string;
  /** Current time, for "in 18 hr 20 min". */
  readonly now: Date;
  /** Outcome of another attempt; shown once a counter has reset. */
  readonly retry?: RetryOutcome | undefined;
  /** Available actions: "Message driver…". */
  readonly actions?: ReactNode;
  /** Set inside another surface: leaves out the surfaces around the parts. */
  readonly isInside?: boolean;
}

const TONES: Readonly<Record<PurchaseDecision['outcome'], StatusTone>> = {
  approved: 'good',
  approvedUpTo: 'warn',
  declined: 'bad',
};
/** Sort order: rules that declined the purchase, then those that reduced or flagged it. */
const WEIGHT = { decline: 0, cap: 1, flag: 2, pass: 3 } as const;

interface PassedRuleProps {
  readonly check: LimitCheck;
  readonly currency: string;
  readonly detail: string | undefined;
}

interface PassedProps {
  readonly isInside: boolean;
  /** Collapses the passed rules, because another rule failed. */
  readonly isFolded: boolean;
  readonly checks: readonly LimitCheck[];
  readonly currency: string;
  readonly details: PurchaseCheckProps['details'] | undefined;
}

function PassedRule({ check, currency, detail }: PassedRuleProps) {
  const text = useText();
  const title = (
    <span className={css.passedTitle}>
      <Check size={16} strokeWidth={2} aria-hidden="true" className={css.tick} />
      {text(purchaseRuleKey(check.rule))}
    </span>
  );
  if (detail !== undefined || !isCounted(check)) {
    return (
      <div className={css.plain}>
        {title}
        <span className={css.text}>{detail ?? text('purchaseCheck.allowed')}</span>
      </div>
    );
  }
  const sum = text(`purchaseCheck.sum.${check.unit}`, figuresOf(check, currency));
  return (
    <Disclosure title={title} aside={<span className={css.text}>{sum}</span>}>
      <CountedBar check={check} currency={currency} />
    </Disclosure>
  );
}

function Passed({ isInside, isFolded, checks, currency, details }: PassedProps) {
  const text = useText();
  const count = { count: checks.length };
  return (
    <Part isInside={isInside} padding="none">
      <Disclosure
        className={css.passed[isInside ? 'inside' : 'boxed']}
        title={text(isFolded ? 'purchaseCheck.otherPassed' : 'purchaseCheck.passed', count)}
        defaultExpanded={!isFolded}
      >
        <ul className={css.rules} aria-label={text('purchaseCheck.passed', count)}>
          {checks.map((check) => (
            <li key={check.rule} className={css.item}>
              <PassedRule check={check} currency={currency} detail={details?.[check.rule]} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </Part>
  );
}

/**
 * Why a purchase was or would be declined: each failed rule with its limit, the amounts used,
 * requested, and left, and when it resets; then the rules that passed. [MSG-54, MSG-55]
 */
export function PurchaseCheck(props: PurchaseCheckProps) {
  const { decision, title, when, subtitle, details, currency = 'USD', now, retry } = props;
  const { actions, isInside = false, className, ref } = props;
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
          retry={retry}
        />
      ))}
      {passed.length > 0 && (
        <Passed
          isInside={isInside}
          isFolded={failed.length > 0}
          checks={passed}
          currency={currency}
          details={details}
        />
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
