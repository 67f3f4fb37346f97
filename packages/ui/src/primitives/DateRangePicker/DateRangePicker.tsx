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
  /** null if none is selected. */
  readonly value?: DateRange | null | undefined;
  readonly defaultValue?: DateRange | null | undefined;
  /** null once an end is cleared. While a range is incomplete or refused, the host keeps its last. */
  readonly onChange?: ((range: DateRange | null) => void) | undefined;
  readonly onBlur?: () => void;
  /** Next to the calendar; `useRangePresets` returns the usual ones. */
  readonly presets?: readonly DateRangePreset[];
  /** Maximum days in a range; a longer one is refused with the reason. */
  readonly longestDays?: number;
  readonly min?: Day;
  readonly max?: Day;
  readonly isReadOnly?: boolean;
  /** Whether the calendar is open, if the host opens it: after a request that took too long. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

const asDates = (range: DateRange | null) => {
  const [start, end] = [dateOf(range?.from), dateOf(range?.to)];
  return start && end ? { start, end } : null;
};

const isSame = (one: DateRange | null, other: DateRange | null) =>
  one?.from === other?.from && one?.to === other?.to;
const isWhole = ({ from, to }: DateRange) => isWholeDay(from) && isWholeDay(to);

/** What is wrong with a range: its ends are swapped or out of bounds, or it is too long. */
function useRangeError(bounds: Pick<DateRangePickerProps, 'min' | 'max' | 'longestDays'>) {
  const text = useText();
  const { min, max, longestDays } = bounds;
  return (range: DateRange | null): string | null => {
    if (range === null || !isWhole(range)) return null;
    const days = daysCounted(range.from, range.to);
    if (days < 1) return text('dateRange.swapped');
    const out = outOfBounds(range.from, min, max) ?? outOfBounds(range.to, min, max);
    if (out) return text(out.key, { day: formatDay(out.day, 'medium') });
    if (longestDays === undefined || days <= longestDays) return null;
    return text('dateRange.tooLong', { days, max: longestDays });
  };
}

/**
 * From one calendar date to another: typed, chosen, or from a preset. People cannot choose a range
 * longer than `longestDays` or out of bounds, and typing one is refused with the reason.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, presets = [], longestDays, min, max, defaultValue = null, ...rest } = props;
  const { value: given, onChange, help, error, optionalText, className, ...picker } = rest;
  const errorOf = useRangeError(props);
  const host = useValue<DateRange | null>(given, defaultValue, onChange);
  const { value, shown, typed, tell, keep } = useTyped(host, { read: asDates, isSame });
  const wrong = errorOf(shown) ?? error;
  const isTaken = (range: DateRange) => isWhole(range) && errorOf(range) === null;
  const change = (range: DateRange | null) => {
    if (range === null) keep(null, null);
    else if (isTaken(range)) tell(range);
    else keep(range, value);
  };
  return (
    <AriaPicker
      {...picker}
      {...limits(min, max)}
      value={typed}
      onChange={(dates) =>
        change(dates ? { from: dates.start.toString(), to: dates.end.toString() } : null)
      }
      granularity="day"
      shouldForceLeadingZeros
      isInvalid={Boolean(wrong)}
      validationBehavior="aria"
      className={classes(field.field, className)}
    >
      <FieldFrame label={label} help={help} error={wrong} optionalText={optionalText}>
        <Group className={`${field.box} ${parts.box}`}>
          <span className={css.ends}>
            <span className={css.start}>
              <Segments slot="start" isFit />
              <span className={css.between} aria-hidden="true">
                –
              </span>
            </span>
            <Segments slot="end" isFit />
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
