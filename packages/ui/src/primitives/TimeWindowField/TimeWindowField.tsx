'use client';
import type { ReactNode } from 'react';
import { parseTime, type Time } from '@internationalized/date';
import { useField } from 'react-aria';
import { Group, LabelContext, Provider, TextContext, TimeField } from 'react-aria-components';
import { classes, useValue, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { Segments } from '../calendar/CalendarParts.tsx';
import { FieldFrame } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import { windowNote } from './windowNote.ts';
import * as css from './TimeWindowField.css.ts';

/** Times on the wall clock as `HH:MM`; '' if none is selected. */
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

interface OneTimeProps {
  readonly name: string;
  readonly clock: string;
  readonly onChange: (clock: string) => void;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
}

function OneTime({ name, clock, onChange, ...state }: OneTimeProps) {
  return (
    <TimeField
      {...state}
      aria-label={name}
      value={timeOf(clock)}
      onChange={(time) => onChange(clockOf(time))}
      hourCycle={24}
      granularity="minute"
      shouldForceLeadingZeros
      validationBehavior="aria"
      className={css.time}
    >
      <Group className={field.box}>
        <Segments isFit />
      </Group>
    </TimeField>
  );
}

/** Hours of the day when a card works. A window may cross midnight, and says so. [ENT-23] */
export function TimeWindowField(props: TimeWindowFieldProps) {
  const { label, help, error, optionalText, className, ref } = props;
  const { isDisabled = false, isReadOnly = false } = props;
  const [value, setValue] = useValue(props.value, props.defaultValue ?? NO_TIMES, props.onChange);
  const text = useText();
  const note = windowNote(value.start, value.end);
  const words = note === null ? help : text(`timeWindow.${note}`, { end: value.end });
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
            <OneTime
              {...state}
              name={text('timeWindow.start')}
              clock={value.start}
              onChange={(start) => setValue({ ...value, start })}
            />
            <span className={css.to}>{text('timeWindow.to')}</span>
            <OneTime
              {...state}
              name={text('timeWindow.end')}
              clock={value.end}
              onChange={(end) => setValue({ ...value, end })}
            />
          </div>
        </FieldFrame>
      </Provider>
    </Group>
  );
}
