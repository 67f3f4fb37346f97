'use client';
import { CalendarDays } from 'lucide-react';
import { Button, DateRangePicker as AriaPicker, Group } from 'react-aria-components';
import { formatDay } from '../../format/index.ts';
import { classes, useValue } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { Segments } from '../calendar/CalendarParts.tsx';
import * as parts from '../calendar/calendar.css.ts';
import {
  dateOf,
  daysCounted,
  isWholeDay,
  limits,
  outOfBounds,
  type Day,
  type DateRange,
} from '../calendar/days.ts';
import { useTyped } from '../calendar/useTyped.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import type { DateRangePreset } from './presets.ts';
import { RangePopover } from './RangePopover.tsx';
import * as css from './DateRangePicker.css.ts';

export interface DateRangePickerProps extends Omit<FieldProps<HTMLDivElement>, 'name'> {
  /** `null` for no range. */
  readonly value?: DateRange | null | undefined;
  readonly defaultValue?: DateRange | null | undefined;
  /** Called with `null` when a date is cleared; not called for an incomplete or invalid range. */
  readonly onChange?: ((range: DateRange | null) => void) | undefined;
  readonly onBlur?: () => void;
  /** Shown next to the calendar; `useRangePresets` returns the usual ones. */
  readonly presets?: readonly DateRangePreset[];
  /** Maximum length in days; a longer range is rejected with an error. */
  readonly longestDays?: number;
  readonly min?: Day;
  readonly max?: Day;
  readonly isReadOnly?: boolean;
  /** Lets the host open the calendar, for example after a request timed out. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

const toDates = (range: DateRange | null) => {
  const [start, end] = [dateOf(range?.from), dateOf(range?.to)];
  return start && end ? { start, end } : null;
};

const isSame = (a: DateRange | null, b: DateRange | null) => a?.from === b?.from && a?.to === b?.to;
const isWhole = ({ from, to }: DateRange) => isWholeDay(from) && isWholeDay(to);

/** Returns a range's error: swapped dates, out of bounds, or too long. */
function useRangeError(bounds: Pick<DateRangePickerProps, 'min' | 'max' | 'longestDays'>) {
  const text = useText();
  const { min, max, longestDays } = bounds;
  return (range: DateRange | null): string | null => {
    if (range === null || !isWhole(range)) return null;
    const days = daysCounted(range.from, range.to);
    if (days < 1) return text('dateRange.swapped');
    const issue = outOfBounds(range.from, min, max) ?? outOfBounds(range.to, min, max);
    if (issue) return text(issue.key, { day: formatDay(issue.day, 'medium') });
    if (longestDays === undefined || days <= longestDays) return null;
    return text('dateRange.tooLong', { days, max: longestDays });
  };
}

/**
 * A range of calendar dates: typed, chosen, or from a preset. Ranges that are out of bounds or
 * longer than `longestDays` cannot be chosen, and typing one shows an error.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, presets = [], longestDays, min, max, defaultValue = null, ...rest } = props;
  const {
    value: controlledValue,
    onChange,
    help,
    error,
    optionalText,
    className,
    ...pickerProps
  } = rest;
  const errorOf = useRangeError(props);
  const hostState = useValue<DateRange | null>(controlledValue, defaultValue, onChange);
  const { value, shown, typed, tell, keep } = useTyped(hostState, { read: toDates, isSame });
  const shownError = errorOf(shown) ?? error;
  const isTaken = (range: DateRange) => isWhole(range) && errorOf(range) === null;
  const change = (range: DateRange | null) => {
    if (range === null) keep(null, null);
    else if (isTaken(range)) tell(range);
    else keep(range, value);
  };
  return (
    <AriaPicker
      {...pickerProps}
      {...limits(min, max)}
      value={typed}
      onChange={(dates) =>
        change(dates ? { from: dates.start.toString(), to: dates.end.toString() } : null)
      }
      granularity="day"
      shouldForceLeadingZeros
      isInvalid={Boolean(shownError)}
      validationBehavior="aria"
      className={classes(field.field, className)}
    >
      <FieldFrame label={label} help={help} error={shownError} optionalText={optionalText}>
        <Group className={`${field.box} ${parts.box}`}>
          <span className={css.ends}>
            <span className={css.start}>
              <Segments slot="start" fitsContent />
              <span className={css.between} aria-hidden="true">
                –
              </span>
            </span>
            <Segments slot="end" fitsContent />
          </span>
          <Button className={parts.open}>
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Group>
      </FieldFrame>
      <RangePopover
        presets={presets}
        value={shown}
        onChange={change}
        isTaken={isTaken}
        longestDays={longestDays}
      />
    </AriaPicker>
  );
}
