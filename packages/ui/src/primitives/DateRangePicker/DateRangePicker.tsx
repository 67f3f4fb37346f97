'use client';
import { CalendarDays } from 'lucide-react';
import { Button, DateRangePicker as AriaPicker, Group } from 'react-aria-components';
import { classes, useValue } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { Segments } from '../calendar/CalendarParts.tsx';
import * as parts from '../calendar/calendar.css.ts';
import { dateOf, daysCounted, limits, type Day, type DateRange } from '../calendar/days.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import type { DateRangePreset } from './presets.ts';
import { RangePopover } from './RangePopover.tsx';
import * as css from './DateRangePicker.css.ts';

export interface DateRangePickerProps extends Omit<FieldProps<HTMLDivElement>, 'name'> {
  /** null if none is selected. */
  readonly value?: DateRange | null | undefined;
  readonly defaultValue?: DateRange | null | undefined;
  /** null while the range is incomplete. */
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

/** What is wrong with the range itself: its ends are swapped, or it is too long. */
function useRangeError(range: DateRange | null, longestDays: number | undefined): string | null {
  const text = useText();
  if (range === null) return null;
  const days = daysCounted(range.from, range.to);
  if (days < 1) return text('dateRange.swapped');
  if (longestDays === undefined || days <= longestDays) return null;
  return text('dateRange.tooLong', { days, max: longestDays });
}

/**
 * From one calendar date to another: typed, chosen, or from a preset. People cannot choose a range
 * longer than `longestDays`, and typing one is refused with the reason.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, presets = [], longestDays, min, max, defaultValue = null, ...rest } = props;
  const { value: given, onChange, help, error, optionalText, className, ...picker } = rest;
  const [value, setValue] = useValue<DateRange | null>(given, defaultValue, onChange);
  const own = useRangeError(value, longestDays);
  const wrong = error || own;
  return (
    <AriaPicker
      {...picker}
      {...limits(min, max)}
      value={asDates(value)}
      onChange={(dates) =>
        setValue(dates ? { from: dates.start.toString(), to: dates.end.toString() } : null)
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
        value={value}
        onChange={setValue}
        longestDays={longestDays}
        min={min}
        max={max}
      />
    </AriaPicker>
  );
}
