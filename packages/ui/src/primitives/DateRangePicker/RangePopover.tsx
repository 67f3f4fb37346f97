'use client';
import { useContext } from 'react';
import {
  Button,
  DateRangePickerStateContext,
  Dialog,
  Group,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import { useMediaQuery } from '../../layout/useMediaQuery/index.ts';
import { useText } from '../../provider/index.ts';
import { media } from '../../theme/index.ts';
import { CalendarBody } from '../calendar/CalendarParts.tsx';
import type { DateRange } from '../calendar/days.ts';
import * as popover from '../Popover/Popover.css.ts';
import type { DateRangePreset } from './presets.ts';
import * as css from './DateRangePicker.css.ts';

interface RangePopoverProps {
  readonly value: DateRange | null;
  readonly onChange: (range: DateRange | null) => void;
  readonly presets: readonly DateRangePreset[];
  /** Whether a preset can be chosen; others are disabled. */
  readonly isTaken: (range: DateRange) => boolean;
  readonly longestDays: number | undefined;
}

function Presets({ presets, value, onChange, isTaken }: RangePopoverProps) {
  const text = useText();
  const state = useContext(DateRangePickerStateContext);
  return (
    <Group aria-label={text('dateRange.presets')} className={css.presets}>
      {presets.map((preset) => {
        const { from, to } = preset;
        return (
          <Button
            key={preset.id}
            isDisabled={!isTaken(preset)}
            aria-pressed={value?.from === from && value.to === to}
            className={css.preset}
            onPress={() => {
              onChange({ from, to });
              state?.close();
            }}
          >
            {preset.label}
          </Button>
        );
      })}
    </Group>
  );
}

/** The open picker: presets, and two months if there is room. */
export function RangePopover(props: RangePopoverProps) {
  const { presets, longestDays } = props;
  const text = useText();
  const months = useMediaQuery(media.fromTablet) ? 2 : 1;
  return (
    <Popover className={`${popover.popover} ${css.popover}`} offset={6}>
      <Dialog className={css.dialog}>
        {presets.length > 0 && <Presets {...props} />}
        <div className={css.calendar}>
          <RangeCalendar
            visibleDuration={{ months }}
            {...(longestDays === undefined
              ? {}
              : {
                  isDateUnavailable: (date, anchor) =>
                    anchor !== null && Math.abs(date.compare(anchor)) >= longestDays,
                })}
          >
            <CalendarBody months={months} isRange />
          </RangeCalendar>
          {longestDays !== undefined && (
            <p className={css.note}>{text('dateRange.longest', { max: longestDays })}</p>
          )}
        </div>
      </Dialog>
    </Popover>
  );
}
