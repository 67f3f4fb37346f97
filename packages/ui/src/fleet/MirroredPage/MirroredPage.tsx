'use client';
import { useEffect, useEffectEvent, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Eye } from 'lucide-react';
import { useElementWidth } from '../../charts/useElementWidth/useElementWidth.ts';
import { classes, type HostProps } from '../../host/index.ts';
import { useTopmostPlace } from '../../overlays/topmost/index.ts';
import * as css from './MirroredPage.css.ts';

/** A point on a page, in CSS pixels from its top left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface MirroredPageProps extends HostProps {
  /** Whose page it is: "Dana Morales's page". */
  readonly label: string;
  /** Size of the mirrored page. */
  readonly widthPixels: number;
  readonly heightPixels: number;
  /** Renders the mirror into an element; returns a cleanup function. */
  readonly mount: (place: HTMLElement) => () => void;
  /** Called with the point on the page that the viewer clicks. */
  readonly onPoint: (spot: Spot) => void;
}

/** Another person's page as they see it, scaled to fit and not interactive. [HELP-01] */
export function MirroredPage(props: MirroredPageProps) {
  const { label, widthPixels, heightPixels, mount, onPoint, className, ref } = props;
  const { ref: containerRef, width } = useElementWidth<HTMLDivElement>();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const build = useEffectEvent((element: HTMLElement) => mount(element));
  useEffect(() => (container ? build(container) : undefined), [container]);
  const scale = width === 0 ? 1 : Math.min(1, width / widthPixels);
  const handleClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    // A click by keyboard has no coordinates: use the center.
    const hasCoordinates = clientX > 0 || clientY > 0;
    onPoint({
      x: hasCoordinates ? Math.round((clientX - left) / scale) : Math.round(widthPixels / 2),
      y: hasCoordinates ? Math.round((clientY - top) / scale) : Math.round(heightPixels / 2),
    });
  };
  return (
    <div ref={containerRef}>
      <section
        ref={ref}
        aria-label={label}
        className={classes(css.frame, className)}
        style={{ width: widthPixels * scale, height: heightPixels * scale }}
      >
        <div
          ref={setContainer}
          inert
          className={css.page}
          style={{ width: widthPixels, height: heightPixels, transform: `scale(${scale})` }}
        />
        <button type="button" className={css.cover} aria-label={label} onClick={handleClick} />
      </section>
    </div>
  );
}

export interface PointedSpotProps extends HostProps<HTMLDivElement> {
  readonly spot: Spot;
}

/** A ring at the point the other person clicked. Change its `key` to replay it. [HELP-01] */
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
  /** Who is watching: "Lee from customer service sees this page". */
  readonly title: string;
  /** What the viewer cannot see. */
  readonly children: string;
  /** A button that ends the viewing. */
  readonly action: ReactNode;
}

/**
 * A banner that stays under the top bar while someone is watching, however far the page is
 * scrolled; while a dialog or panel is open, it also appears at its bottom. [HELP-01]
 */
export function WatchedLine({ title, children, action, className, ref }: WatchedLineProps) {
  const topmost = useTopmostPlace();
  const content = (
    <>
      <Eye size={16} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.watchedContent}>
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
