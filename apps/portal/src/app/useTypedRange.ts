import { useState } from 'react';
import { useRangePresets, type DateRange } from '@forecourt/ui';
import { fieldIssues, type FieldIssue, type reportsRange } from '@forecourt/validation';
import { useSelected } from '../shell/account.ts';
import { useNow } from './useNow.ts';
import { useToday } from './useToday.ts';

type IssueOf = (range: DateRange) => FieldIssue | undefined;

/** Returns a function that says why a rule refuses a date range; undefined if it does not. */
export function useRangeIssue(ruleAt: typeof reportsRange): IssueOf {
  const now = useNow();
  const { account } = useSelected();
  const rule = ruleAt({ now, timeZone: account.timeZone });
  return ({ from, to }) => {
    const parsed = rule.safeParse({ fromDate: from, toDate: to });
    return parsed.success ? undefined : fieldIssues(parsed.error)[0];
  };
}

/** A date range up to today that applies only once it has no issue; `field` has its picker's props. */
export function useTypedRange(
  range: DateRange,
  issueOf: IssueOf,
  onRange: (range: DateRange) => void,
) {
  const today = useToday().toString();
  const presets = useRangePresets(today);
  const [typed, setTyped] = useState<DateRange | null>(null);
  const onChange = (next: DateRange | null) => {
    setTyped(next);
    if (!next || issueOf(next)) return;
    setTyped(null);
    onRange(next);
  };
  const value = typed ?? range;
  return { issue: issueOf(value), field: { value, onChange, presets, max: today } };
}
