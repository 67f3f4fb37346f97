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
import { formatDay } from '../../format/index.ts';
import { classes, useValue } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { CalendarBody, Segments } from '../calendar/CalendarParts.tsx';
import * as css from '../calendar/calendar.css.ts';
import { dateOf, isWholeDay, limits, refusedDay, type Day } from '../calendar/days.ts';
import { useTypedText } from '../calendar/useTyped.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import * as popover from '../Popover/Popover.css.ts';

export interface DatePickerProps extends FieldProps<HTMLDivElement> {
  /** Calendar date, `YYYY-MM-DD`; '' for none. */
  readonly value?: Day | undefined;
  readonly defaultValue?: Day | undefined;
  /** Called with '' while the date is incomplete or not allowed; the field keeps what was typed. */
  readonly onChange?: ((day: Day) => void) | undefined;
  readonly onBlur?: () => void;
  /** First selectable day. */
  readonly min?: Day;
  /** Last selectable day. */
  readonly max?: Day;
  /** Disables further days between `min` and `max`. */
  readonly isDayUnavailable?: (day: Day) => boolean;
  readonly isReadOnly?: boolean;
}

/** A calendar date, typed or chosen; independent of time zones. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, defaultValue, onChange, min, max, isDayUnavailable, ...rest } = props;
  const { help, error, optionalText, className, name, ...pickerProps } = rest;
  const text = useText();
  const refusalOf = (day: Day) => refusedDay(day, { min, max, isDayUnavailable });
  const {
    value: accepted,
    shown,
    typed,
    change,
    onComplete,
  } = useTypedText(
    useValue(value, defaultValue ?? '', onChange),
    dateOf,
    (day) => isWholeDay(day) && refusalOf(day) === null,
  );
  const refusal = refusalOf(shown);
  const shownError = refusal ? text(refusal.key, { day: formatDay(refusal.day, 'medium') }) : error;
  return (
    <AriaDatePicker
      {...pickerProps}
      {...limits(min, max)}
      value={typed}
      onChange={(date) => change(date?.toString() ?? '')}
      {...(isDayUnavailable
        ? { isDateUnavailable: (date) => isDayUnavailable(date.toString()) }
        : {})}
      granularity="day"
      shouldForceLeadingZeros
      isInvalid={Boolean(shownError)}
      validationBehavior="aria"
      className={classes(field.field, className)}
    >
      <FieldFrame label={label} help={help} error={shownError} optionalText={optionalText}>
        <Group className={`${field.box} ${css.box}`}>
          <Segments onComplete={onComplete} />
          <Button className={css.open}>
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Group>
        {/* Replaces the library's hidden input, which would submit a date that is not allowed. */}
        {name !== undefined && (
          <input type="hidden" name={name} value={accepted} disabled={pickerProps.isDisabled} />
        )}
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
