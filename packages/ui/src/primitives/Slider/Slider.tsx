'use client';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { classes, useMergedRefs, useValue, type HostProps } from '../../host/index.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './Slider.css.ts';

interface SliderBase extends HostProps<HTMLDivElement> {
  readonly label: string;
  /** Defaults to 0. */
  readonly min?: number;
  /** Defaults to 100. */
  readonly max?: number;
  readonly step?: number;
  /** Formats a value, for example as a percentage. */
  readonly format?: (value: number) => string;
  readonly help?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SliderProps extends SliderBase {
  readonly value?: number | undefined;
  readonly defaultValue?: number | undefined;
  /** Called while the thumb moves. */
  readonly onChange?: ((value: number) => void) | undefined;
  readonly onChangeEnd?: (value: number) => void;
}

/** Lower and upper value. */
type Range = readonly [number, number];

export interface RangeSliderProps extends SliderBase {
  readonly value?: Range | undefined;
  readonly defaultValue?: Range | undefined;
  /** Accessible names of the two thumbs: "From", "To". */
  readonly names: readonly [string, string];
  /** Called while a thumb moves. */
  readonly onChange?: ((value: Range) => void) | undefined;
  readonly onChangeEnd?: (value: Range) => void;
}

interface TrackProps extends SliderBase {
  readonly values: readonly number[];
  readonly names: readonly string[];
  readonly onValues: (values: readonly number[]) => void;
  readonly onValuesEnd: (values: readonly number[]) => void;
}

/** A track with one or two thumbs. */
function Track(props: TrackProps) {
  const { label, min = 0, max = 100, step = 1, help, isDisabled = false, className, ref } = props;
  const { values, names, onValues, onValuesEnd, format = String } = props;
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(root, ref);
  useLayoutEffect(() => {
    // React Aria announces the plain number; a format of its own cannot be passed to it.
    const thumbs = root.current?.querySelectorAll('input');
    thumbs?.forEach((thumb, index) => {
      thumb.setAttribute('aria-valuetext', format(values[index] ?? min));
    });
  });
  return (
    <AriaSlider
      ref={rootRef}
      value={[...values]}
      onChange={onValues}
      onChangeEnd={onValuesEnd}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={isDisabled}
      className={classes(css.slider, className)}
    >
      <div className={css.head}>
        <Label className={field.label}>{label}</Label>
        <SliderOutput className={css.output}>
          {({ state }) => state.values.map(format).join(' – ')}
        </SliderOutput>
      </div>
      <div className={css.rail}>
        <SliderTrack className={css.track}>
          <span className={css.line0} />
          <SliderFill className={values.length === 1 ? css.fillFromStart : css.fill} />
          {names.map((name, index) => (
            <SliderThumb
              key={name}
              index={index}
              // A single thumb is named by the slider's label.
              {...(values.length === 1 ? {} : { 'aria-label': name })}
              className={css.thumb}
            />
          ))}
        </SliderTrack>
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
      {help !== undefined && <p className={field.help}>{help}</p>}
    </AriaSlider>
  );
}

/**
 * An approximate value adjusted by feel, such as the radius of an alert. For exact values, use a
 * field.
 */
export function Slider(props: SliderProps) {
  const { value: controlledValue, defaultValue, onChange, onChangeEnd, ...rest } = props;
  const [value, setValue] = useValue(controlledValue, defaultValue ?? rest.min ?? 0, onChange);
  return (
    <Track
      {...rest}
      values={[value]}
      names={[rest.label]}
      onValues={([next = 0]) => setValue(next)}
      onValuesEnd={([next = 0]) => onChangeEnd?.(next)}
    />
  );
}

/** A range with lower and upper value, such as prices. */
export function RangeSlider(props: RangeSliderProps) {
  const { value: controlledValue, defaultValue, onChange, onChangeEnd, ...rest } = props;
  const { min = 0, max = 100 } = rest;
  const [value, setValue] = useValue<Range>(controlledValue, defaultValue ?? [min, max], onChange);
  return (
    <Track
      {...rest}
      values={value}
      onValues={([from = 0, to = 0]) => setValue([from, to])}
      onValuesEnd={([from = 0, to = 0]) => onChangeEnd?.([from, to])}
    />
  );
}
