'use client';
import { Checkbox, CheckboxGroup, useLocale } from 'react-aria-components';
import { WEEK_DAYS, type WeekDay } from '@forecourt/validation';
import { classes } from '../../host/index.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './DaysOfWeekField.css.ts';

export interface DaysOfWeekFieldProps extends FieldProps<HTMLDivElement> {
  readonly value?: readonly WeekDay[] | undefined;
  readonly defaultValue?: readonly WeekDay[] | undefined;
  /** Called with the selected days, starting with Sunday. */
  readonly onChange?: ((days: readonly WeekDay[]) => void) | undefined;
  /** Called when focus leaves the row. */
  readonly onBlur?: () => void;
  /** First day of the row. Defaults to Monday. */
  readonly firstDay?: WeekDay;
  readonly isReadOnly?: boolean;
}

/** January 4, 1970 was a Sunday. */
const dateOf = (index: number) => new Date(Date.UTC(1970, 0, 4 + index));
const nameOf = (locale: string, index: number, weekday: 'short' | 'long') =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(dateOf(index));

/** The days on which a card works, as a row of toggles. [ENT-22] */
export function DaysOfWeekField(props: DaysOfWeekFieldProps) {
  const { label, firstDay = 'mon', help, error, optionalText, className, ...rest } = props;
  const { value, defaultValue, onChange, ...groupProps } = rest;
  const { locale } = useLocale();
  const firstIndex = WEEK_DAYS.indexOf(firstDay);
  const order = WEEK_DAYS.map((_, index) => (index + firstIndex) % WEEK_DAYS.length);
  return (
    <CheckboxGroup
      {...groupProps}
      {...(value === undefined ? {} : { value: [...value] })}
      {...(defaultValue === undefined ? {} : { defaultValue: [...defaultValue] })}
      onChange={(keys) => onChange?.(WEEK_DAYS.filter((day) => keys.includes(day)))}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes(field.field, className)}
    >
      <FieldFrame label={label} help={help} error={error} optionalText={optionalText}>
        <div className={css.days}>
          {order.map((index) => (
            <Checkbox
              key={index}
              value={WEEK_DAYS[index] ?? 'sun'}
              aria-label={nameOf(locale, index, 'long')}
              className={css.day}
            >
              {nameOf(locale, index, 'short')}
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </CheckboxGroup>
  );
}
