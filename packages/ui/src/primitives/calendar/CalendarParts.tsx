'use client';
import { useContext, useEffect, useEffectEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  TimeFieldStateContext,
  useLocale,
  type DateSegmentProps,
} from 'react-aria-components';
import * as css from './calendar.css.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface SegmentsProps {
  /** Which end of a range it edits. */
  readonly slot?: 'start' | 'end';
  /** Fits the width to the content. */
  readonly fitsContent?: boolean;
  /** Called on mounting, and whenever all segments become filled or no longer are. */
  readonly onComplete?: ((isComplete: boolean) => void) | undefined;
}

interface PartProps extends Pick<SegmentsProps, 'onComplete'> {
  readonly segment: DateSegmentProps['segment'];
}

/** One segment. The first also reports completeness, which only segments can read from context. */
function Part({ segment, onComplete }: PartProps) {
  const date = useContext(DateFieldStateContext);
  const time = useContext(TimeFieldStateContext);
  const segments = (date ?? time)?.segments ?? [];
  const isComplete = !segments.some(({ isPlaceholder }) => isPlaceholder);
  const report = useEffectEvent((isWhole: boolean) => {
    if (segment === segments[0]) onComplete?.(isWhole);
  });
  useEffect(() => report(isComplete), [isComplete]);
  return <DateSegment segment={segment} className={css.segment} />;
}

/** The segments of a date or time, each typed or stepped with the arrow keys. */
export function Segments({ slot, fitsContent = false, onComplete }: SegmentsProps) {
  return (
    <DateInput
      {...(slot === undefined ? {} : { slot })}
      className={fitsContent ? `${css.input} ${css.inputFit}` : css.input}
    >
      {(segment) => <Part segment={segment} onComplete={onComplete} />}
    </DateInput>
  );
}

/** A month of the surrounding calendar, `ahead` months after its first. */
function Month({ ahead, isRange }: { readonly ahead: number; readonly isRange: boolean }) {
  return (
    <CalendarGrid offset={{ months: ahead }} weekdayStyle="short" className={css.grid}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={css.weekDay}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell date={date} className={isRange ? css.cell : `${css.cell} ${css.single}`} />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}

interface CalendarBodyProps {
  readonly months: 1 | 2;
  readonly isRange: boolean;
}

/** The content of a calendar: months side by side, with buttons to the previous and next ones. */
export function CalendarBody({ months, isRange }: CalendarBodyProps) {
  const isRightToLeft = useLocale().direction === 'rtl';
  const [Before, After] = isRightToLeft ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <>
      <div className={months === 2 ? `${css.head} ${css.headOfTwo}` : css.head}>
        <Button slot="previous" className={css.open}>
          <Before {...icon} />
        </Button>
        <CalendarHeading className={css.heading} />
        {months === 2 && <CalendarHeading offset={{ months: 1 }} className={css.heading} />}
        <Button slot="next" className={css.open}>
          <After {...icon} />
        </Button>
      </div>
      <div className={css.months}>
        <Month ahead={0} isRange={isRange} />
        {months === 2 && <Month ahead={1} isRange={isRange} />}
      </div>
    </>
  );
}
