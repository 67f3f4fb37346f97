'use client';
import { endOfMonth, startOfMonth } from '@internationalized/date';
import { useText, type UiTextKey } from '../../provider/index.ts';
import { dateOf, type DateRange, type Day } from '../calendar/days.ts';

/** A named range that people often need. */
export interface DateRangePreset extends DateRange {
  readonly id: string;
  readonly label: string;
}

interface NamedRange extends DateRange {
  readonly id: 'today' | 'yesterday' | 'last7' | 'last30' | 'thisMonth' | 'lastMonth';
}

/** The standard ranges up to `today`, shortest first. */
export function rangesUpTo(today: Day): readonly NamedRange[] {
  const end = dateOf(today);
  if (!end) return [];
  const daysAgo = (days: number) => end.subtract({ days }).toString();
  const lastMonth = startOfMonth(end).subtract({ months: 1 });
  return [
    { id: 'today', from: today, to: today },
    { id: 'yesterday', from: daysAgo(1), to: daysAgo(1) },
    { id: 'last7', from: daysAgo(6), to: today },
    { id: 'last30', from: daysAgo(29), to: today },
    { id: 'thisMonth', from: startOfMonth(end).toString(), to: today },
    { id: 'lastMonth', from: lastMonth.toString(), to: endOfMonth(lastMonth).toString() },
  ];
}

const KEYS: Readonly<Record<NamedRange['id'], UiTextKey>> = {
  today: 'dateRange.today',
  yesterday: 'dateRange.yesterday',
  last7: 'dateRange.last7',
  last30: 'dateRange.last30',
  thisMonth: 'dateRange.thisMonth',
  lastMonth: 'dateRange.lastMonth',
};

/** Returns the standard presets with labels; hosts add their own, such as a billing cycle. */
export function useRangePresets(today: Day): readonly DateRangePreset[] {
  const text = useText();
  return rangesUpTo(today).map((range) => ({ ...range, label: text(KEYS[range.id]) }));
}
