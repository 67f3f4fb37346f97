'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useText } from '../../provider/index.ts';
import { Dialog } from '../Dialog/index.ts';
import * as css from './WelcomeTour.css.ts';

export interface TourSlide {
  readonly title: string;
  /** At most two sentences. */
  readonly text: string;
  /** Components or an SVG; hidden from screen readers, so it must not add information. */
  readonly picture: ReactNode;
}

/** A tour has exactly five slides. [HELP-03] */
export type TourSlides = readonly [TourSlide, TourSlide, TourSlide, TourSlide, TourSlide];

export interface WelcomeTourProps extends HostProps<HTMLDivElement> {
  readonly isOpen: boolean;
  readonly slides: TourSlides;
  /** Index from 0. The host stores it, so that the tour can be resumed. */
  readonly slide: number;
  readonly onSlide: (slide: number) => void;
  /** Called when someone leaves before the end; the host may offer to resume later. */
  readonly onSkip: () => void;
  readonly onDone: () => void;
}

function Dots({ count, at }: { readonly count: number; readonly at: number }) {
  return (
    <span className={css.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={index === at ? `${css.dot} ${css.current}` : css.dot} />
      ))}
    </span>
  );
}

/** Focuses the title of each new slide, so that it is announced. */
function useFocusOnChange(index: number) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const previous = useRef(index);
  useEffect(() => {
    if (previous.current !== index) headingRef.current?.focus();
    previous.current = index;
  }, [index]);
  return headingRef;
}

/** Five slides for new users, which they can skip and resume at any time. [SCREEN-61, HELP-03] */
export function WelcomeTour(props: WelcomeTourProps) {
  const { isOpen, slides, onSlide, onSkip, onDone, className, ref } = props;
  const text = useText();
  const index = Math.min(Math.max(0, props.slide), slides.length - 1);
  const slide = slides[index] ?? slides[0];
  const title = useFocusOnChange(index);
  const isLast = index === slides.length - 1;
  return (
    <Dialog
      ref={ref}
      className={className}
      isOpen={isOpen}
      onClose={onSkip}
      title={text('tour.title')}
      initialFocus={title}
      actions={
        <div className={css.foot}>
          <Dots count={slides.length} at={index} />
          <div className={css.buttons}>
            {isLast ? null : (
              <Button variant="plain" onPress={onSkip}>
                {text('tour.skip')}
              </Button>
            )}
            {index > 0 && <Button onPress={() => onSlide(index - 1)}>{text('tour.back')}</Button>}
            <Button variant="primary" onPress={isLast ? onDone : () => onSlide(index + 1)}>
              {text(isLast ? 'tour.done' : 'tour.next')}
            </Button>
          </div>
        </div>
      }
    >
      <div className={css.slide}>
        <div className={css.picture} aria-hidden="true" inert>
          {slide.picture}
        </div>
        <div className={css.content}>
          <h3 ref={title} tabIndex={-1} className={css.title}>
            {slide.title}
            <VisuallyHidden>
              {text('tour.position', { at: index + 1, count: slides.length })}
            </VisuallyHidden>
          </h3>
          <p className={css.text}>{slide.text}</p>
        </div>
      </div>
    </Dialog>
  );
}
