import { useLayoutEffect, useRef } from 'react';

interface SegmentLabelProps {
  readonly label: string;
  readonly isSelected: boolean;
}

/** A segment's label. When selected, scrolls its track, and only its track, to be visible. */
export function SegmentLabel({ label, isSelected }: SegmentLabelProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const segment = ref.current?.parentElement;
    const track = segment?.parentElement;
    if (!isSelected || !segment || !track) return;
    const trackRect = track.getBoundingClientRect();
    const segmentRect = segment.getBoundingClientRect();
    if (segmentRect.left >= trackRect.left && segmentRect.right <= trackRect.right) return;
    track.scrollBy({
      left: segmentRect.left + segmentRect.width / 2 - (trackRect.left + trackRect.width / 2),
    });
  }, [isSelected]);
  return <span ref={ref}>{label}</span>;
}
