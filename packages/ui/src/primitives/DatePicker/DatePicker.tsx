'use client';
import { CalendarDays } from 'lucide-react';
import {
  Button,
  Calendar,
  DatePicker as AriaDatePicker,
  Dialog,
  Group,
  Popover,
} from 'react-aria-components';
import { classes } from '../../host/index.ts';
import { CalendarBody, Segments } from '../calendar/CalendarParts.tsx';
import * as css from '../calendar/calendar.css.ts';
import { dateOf, limits, type Day } from '../calendar/days.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import * as popover from '../Popover/Popover.css.ts';

export interface DatePickerProps extends FieldProps<HTMLDivElement> {
  /** A calendar date, `YYYY-MM-DD`; '' if none is selected. */
  readonly value?: Day | undefined;
  readonly defaultValue?: Day | undefined;
  /** '' while the date is incomplete. */
  readonly onChange?: ((day: Day) => void) | undefined;
  readonly onBlur?: () => void;
  /** First day that people can choose. */
  readonly min?: Day;
  /** Last day that people can choose. */
  readonly max?: Day;
  readonly isDayUnavailable?: (day: Day) => boolean;
  readonly isReadOnly?: boolean;
}

/** A calendar date, typed or chosen. It is the same date in every time zone. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, defaultValue, onChange, min, max, isDayUnavailable, ...rest } = props;
  const { help, error, optionalText, className, ...picker } = rest;
  return (
    <AriaDatePicker
      {...picker}
      {...limits(min, max)}
      {...(value === undefined ? {} : { value: dateOf(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: dateOf(defaultValue) })}
      onChange={(date) => onChange?.(date === null ? '' : date.toString())}
      {...(isDayUnavailable
        ? { isDateUnavailable: (date) => isDayUnavailable(date.toString()) }
        : {})}
      granularity="day"
      shouldForceLeadingZeros
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes(field.field, className)}
    >
      <FieldFrame label={label} help={help} error={error} optionalText={optionalText}>
        <Group className={`${field.box} ${css.box}`}>
          <Segments />
          <Button className={css.open}>
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={popover.popover} offset={6}>
        <Dialog className={popover.dialog}>
          <Calendar>
            <CalendarBody months={1} isRange={false} />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
