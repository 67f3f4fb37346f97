'use client';
import type { ReactNode } from 'react';
import { parseTime, type Time } from '@internationalized/date';
import { useField, useFocusWithin } from 'react-aria';
import {
  Group,
  LabelContext,
  Provider,
  TextContext,
  TimeField as AriaTimeField,
} from 'react-aria-components';
import { formatTimeOfDay } from '../../format/index.ts';
import { classes, useValue, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { Segments } from '../calendar/CalendarParts.tsx';
import { useTypedText } from '../calendar/useTyped.ts';
import { FieldFrame } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import { windowNote } from './windowNote.ts';
import * as css from './TimeWindowField.css.ts';

/** Wall-clock times, `HH:MM`; '' if empty or incomplete. */
export interface TimeWindow {
  readonly start: string;
  /** Before `start`: the next day. Equal: all day. `24:00` and `00:00` both mean midnight. */
  readonly end: string;
}

export interface TimeWindowFieldProps extends HostProps<HTMLDivElement> {
  readonly label: ReactNode;
  readonly value?: TimeWindow | undefined;
  readonly defaultValue?: TimeWindow | undefined;
  readonly onChange?: ((window: TimeWindow) => void) | undefined;
  /** Called when focus leaves both times. */
  readonly onBlur?: () => void;
  /** Shown below the field: the time zone. */
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly optionalText?: string | undefined;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
}

const NO_TIMES: TimeWindow = { start: '', end: '' };

const timeOf = (clock: string): Time | null =>
  clock === '' ? null : parseTime(clock === '24:00' ? '00:00' : clock);
const clockOf = (time: Time | null) => time?.toString().slice(0, 5) ?? '';

export interface TimeFieldProps extends HostProps<HTMLDivElement> {
  readonly label?: ReactNode;
  /** Accessible name, if there is no visible label. */
  readonly 'aria-label'?: string;
  /** `HH:MM`; '' if empty or incomplete. */
  readonly value: string;
  readonly onChange: (clock: string) => void;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
}

/** A time of day, with AM and PM if the locale uses them. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, onChange, help, error, className, ref, ...state } = props;
  const { typed, change, onComplete } = useTypedText([value, onChange], timeOf);
  const box = (
    <Group className={field.box}>
      <Segments fitsContent onComplete={onComplete} />
    </Group>
  );
  return (
    <AriaTimeField
      {...state}
      ref={ref}
      isInvalid={state.isInvalid ?? Boolean(error)}
      value={typed}
      onChange={(time) => change(clockOf(time))}
      granularity="minute"
      validationBehavior="aria"
      className={classes(label === undefined ? css.time : field.field, className)}
    >
      {label === undefined ? (
        box
      ) : (
        <FieldFrame label={label} help={help} error={error}>
          <div className={css.row}>{box}</div>
        </FieldFrame>
      )}
    </AriaTimeField>
  );
}

/** Hours of the day when a card works. Says so if the window crosses midnight. [ENT-23] */
export function TimeWindowField(props: TimeWindowFieldProps) {
  const { label, help, error, optionalText, className, ref } = props;
  const { isDisabled = false, isReadOnly = false } = props;
  const [value, setValue] = useValue(props.value, props.defaultValue ?? NO_TIMES, props.onChange);
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: () => props.onBlur?.() });
  const text = useText();
  const note = windowNote(value.start, value.end);
  const helpText =
    note === null ? help : text(`timeWindow.${note}`, { end: formatTimeOfDay(value.end) });
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label,
    labelElementType: 'span',
    description: helpText,
    errorMessage: error,
    isInvalid: Boolean(error),
  });
  const state = { isDisabled, isReadOnly, isInvalid: Boolean(error) };
  return (
    <Group {...fieldProps} ref={ref} className={classes(field.field, className)}>
      <Provider
        values={[
          [LabelContext, { ...labelProps, elementType: 'span' }],
          [
            TextContext,
            { slots: { description: descriptionProps, errorMessage: errorMessageProps } },
          ],
        ]}
      >
        <FieldFrame label={label} help={helpText} error={error} optionalText={optionalText}>
          <div {...focusWithinProps} className={css.row}>
            <TimeField
              {...state}
              aria-label={text('timeWindow.start')}
              value={value.start}
              onChange={(start) => setValue({ ...value, start })}
            />
            <span className={css.to}>{text('timeWindow.to')}</span>
            <TimeField
              {...state}
              aria-label={text('timeWindow.end')}
              value={value.end}
              onChange={(end) => setValue({ ...value, end })}
            />
          </div>
        </FieldFrame>
      </Provider>
    </Group>
  );
}
