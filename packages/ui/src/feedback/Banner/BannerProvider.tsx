'use client';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import {
  durationOf,
  kindOf,
  withBanner,
  type BannerContent,
  type QueuedBanner,
} from './bannerQueue.ts';
import * as css from './Banner.css.ts';

export interface Banners {
  /** Queues a banner; an error clears the others. [UI-07] */
  readonly show: (banner: BannerContent) => void;
  /** Closes every banner. */
  readonly clear: () => void;
}

const BannerContext = createContext<Banners | null>(null);

/** Shows banners of the nearest provider. */
export function useBanners(): Banners {
  const banners = useContext(BannerContext);
  if (!banners) throw new Error('useBanners needs a BannerProvider above it.');
  return banners;
}

/** Counts down unless `isPaused`; resumes with the time that was left. */
function useCountdown(
  banner: QueuedBanner | undefined,
  isPaused: boolean,
  onEnd: (id: number) => void,
) {
  const left = useRef({ id: -1, ms: 0 });
  useEffect(() => {
    if (!banner || isPaused) return;
    if (left.current.id !== banner.id) left.current = { id: banner.id, ms: durationOf(banner) };
    const begun = performance.now();
    const timer = setTimeout(() => onEnd(banner.id), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current = {
        id: banner.id,
        ms: Math.max(0, left.current.ms - (performance.now() - begun)),
      };
    };
  }, [banner, isPaused, onEnd]);
}

/**
 * Shows one banner at a time over the page: it closes automatically, waits while someone points at
 * it or is in it, and is announced. [UI-03, UI-08, UI-09]
 */
export function BannerProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly QueuedBanner[]>([]);
  const [isPaused, setPaused] = useState(false);
  const nextId = useRef(0);
  const [close] = useState(() => (id: number) => {
    setQueue((before) => before.filter((banner) => banner.id !== id));
    setPaused(false);
  });
  const [banners] = useState<Banners>(() => ({
    show: (banner) => {
      nextId.current += 1;
      const added = { ...banner, kind: kindOf(banner.kind), id: nextId.current };
      setQueue((before) => withBanner(before, added));
    },
    clear: () => setQueue([]),
  }));
  const shown = queue[0];
  useCountdown(shown, isPaused, close);
  const isUrgent = shown?.kind === 'error' || shown?.kind === 'trouble';
  const content = shown && (
    <div
      className={css.floating}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Banner
        key={shown.id}
        kind={shown.kind}
        action={shown.action}
        onClose={() => close(shown.id)}
      >
        {shown.text}
      </Banner>
    </div>
  );
  return (
    <BannerContext value={banners}>
      {children}
      <div className={css.region}>
        <output className={css.announced}>{isUrgent ? null : content}</output>
        <div role="alert" className={css.announced}>
          {isUrgent ? content : null}
        </div>
      </div>
    </BannerContext>
  );
}
