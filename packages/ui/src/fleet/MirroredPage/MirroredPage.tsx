'use client';
import { useEffect, useEffectEvent, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Eye } from 'lucide-react';
import { useElementWidth } from '../../charts/useElementWidth/useElementWidth.ts';
import { classes, type HostProps } from '../../host/index.ts';
import { useTopmostPlace } from '../../overlays/topmost/index.ts';
import * as css from './MirroredPage.css.ts';

/** A place on a page, in CSS pixels from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface MirroredPageProps extends HostProps {
  /** Whose page it is: "Page of Dana Morales". */
  readonly label: string;
  /** Size of the page that is shown. */
  readonly widthPixels: number;
  readonly heightPixels: number;
  /** Builds the mirror in an element; what it answers takes the mirror away. */
  readonly mount: (place: HTMLElement) => () => void;
  /** Somebody points at a place of the page. */
  readonly onPoint: (spot: Spot) => void;
}

/** Somebody else's page as it is there, made smaller where it has to be; nothing in it can be operated. [HELP-01] */
export function MirroredPage(props: MirroredPageProps) {
  const { label, widthPixels, heightPixels, mount, onPoint, className, ref } = props;
  const { ref: measured, width } = useElementWidth<HTMLDivElement>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const build = useEffectEvent((element: HTMLElement) => mount(element));
  useEffect(() => (place ? build(place) : undefined), [place]);
  const scale = width === 0 ? 1 : Math.min(1, width / widthPixels);
  const point = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    // Enter on the cover has no place: it points at the middle
    const isPlace = clientX > 0 || clientY > 0;
    onPoint({
      x: isPlace ? Math.round((clientX - left) / scale) : Math.round(widthPixels / 2),
      y: isPlace ? Math.round((clientY - top) / scale) : Math.round(heightPixels / 2),
    });
  };
  return (
    <div ref={measured}>
      <section
        ref={ref}
        aria-label={label}
        className={classes(css.frame, className)}
        style={{ width: widthPixels * scale, height: heightPixels * scale }}
      >
        <div
          ref={setPlace}
          inert
          className={css.page}
          style={{ width: widthPixels, height: heightPixels, transform: `scale(${scale})` }}
        />
        <button type="button" className={css.cover} aria-label={label} onClick={point} />
      </section>
    </div>
  );
}

export interface PointedSpotProps extends HostProps<HTMLDivElement> {
  readonly spot: Spot;
}

/** A ring where the other one points; it comes anew with each `key`. [HELP-01] */
export function PointedSpot({ spot, className, ref }: PointedSpotProps) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className={classes(css.spot, className)}
      style={{ left: spot.x, top: spot.y }}
    />
  );
}

export interface WatchedLineProps extends HostProps<HTMLDivElement> {
  /** Who looks: "Lee of customer service sees this page". */
  readonly title: string;
  /** What is not seen. */
  readonly children: string;
  /** The way to stop. */
  readonly action: ReactNode;
}

/**
 * Under the top bar as long as somebody looks, wherever the page is scrolled to; while a dialog or
 * panel keeps the page from being operated, at the foot of that too. [HELP-01]
 */
export function WatchedLine({ title, children, action, className, ref }: WatchedLineProps) {
  const topmost = useTopmostPlace();
  const content = (
    <>
      <Eye className={css.watchedIcon} size={16} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.watchedWords}>
        <span className={css.watchedTitle}>{title}</span>
        <span className={css.watchedText}>{children}</span>
      </div>
      {action}
    </>
  );
  return (
    <>
      <div ref={ref} role="alert" className={classes(css.watchedPage, className)}>
        {content}
      </div>
      {topmost && createPortal(<div className={css.watchedFoot}>{content}</div>, topmost)}
    </>
  );
}
