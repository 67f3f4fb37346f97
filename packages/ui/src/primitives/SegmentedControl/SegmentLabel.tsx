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
    const room = track.getBoundingClientRect();
    const place = segment.getBoundingClientRect();
    if (place.left >= room.left && place.right <= room.right) return;
    track.scrollBy({ left: place.left + place.width / 2 - (room.left + room.width / 2) });
  }, [isSelected]);
  return <span ref={ref}>{label}</span>;
}
