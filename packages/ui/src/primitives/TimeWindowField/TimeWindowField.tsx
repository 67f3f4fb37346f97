'use client';
import type { ReactNode } from 'react';
import { parseTime, type Time } from '@internationalized/date';
import { useField } from 'react-aria';
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

/** Times on the wall clock as `HH:MM`; '' if none is selected, or a part is missing. */
export interface TimeWindow {
  readonly start: string;
  /** Earlier than `start`: the next day. Equal: all day. `24:00` and `00:00` are midnight. */
  readonly end: string;
}

export interface TimeWindowFieldProps extends HostProps<HTMLDivElement> {
  readonly label: ReactNode;
  readonly value?: TimeWindow | undefined;
  readonly defaultValue?: TimeWindow | undefined;
  readonly onChange?: ((window: TimeWindow) => void) | undefined;
  /** Below the field: whose clock counts. */
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
  /** In place of a label that is in sight. */
  readonly 'aria-label'?: string;
  /** `HH:MM`; '' where none is chosen, or a part is missing. */
  readonly value: string;
  readonly onChange: (clock: string) => void;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
}

/** One time of the day, with AM and PM where the reader's locale has them. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, onChange, help, error, className, ref, ...state } = props;
  const { typed, change, onComplete } = useTypedText([value, onChange], timeOf);
  const box = (
    <Group className={field.box}>
      <Segments isFit onComplete={onComplete} />
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

/** Hours of the day when a card works. A window may cross midnight, and says so. [ENT-23] */
export function TimeWindowField(props: TimeWindowFieldProps) {
  const { label, help, error, optionalText, className, ref } = props;
  const { isDisabled = false, isReadOnly = false } = props;
  const [value, setValue] = useValue(props.value, props.defaultValue ?? NO_TIMES, props.onChange);
  const text = useText();
  const note = windowNote(value.start, value.end);
  const words =
    note === null ? help : text(`timeWindow.${note}`, { end: formatTimeOfDay(value.end) });
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label,
    labelElementType: 'span',
    description: words,
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
        <FieldFrame label={label} help={words} error={error} optionalText={optionalText}>
          <div className={css.row}>
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
