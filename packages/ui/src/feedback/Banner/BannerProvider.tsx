'use client';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopmostLayer } from '../../overlays/topmost/index.ts';
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

/** Returns the nearest provider's banner queue. Throws if there is no provider. */
export function useBanners(): Banners {
  const banners = useContext(BannerContext);
  if (!banners) throw new Error('useBanners needs a BannerProvider above it.');
  return banners;
}

/** Calls `onEnd` after the banner's duration. Pausing preserves the remaining time. */
function useCountdown(
  banner: QueuedBanner | undefined,
  isPaused: boolean,
  onEnd: (id: number) => void,
) {
  const remaining = useRef({ id: -1, ms: 0 });
  useEffect(() => {
    if (!banner || isPaused) return;
    if (remaining.current.id !== banner.id)
      remaining.current = { id: banner.id, ms: durationOf(banner) };
    const startedAt = performance.now();
    const timer = setTimeout(() => onEnd(banner.id), remaining.current.ms);
    return () => {
      clearTimeout(timer);
      remaining.current = {
        id: banner.id,
        ms: Math.max(0, remaining.current.ms - (performance.now() - startedAt)),
      };
    };
  }, [banner, isPaused, onEnd]);
}

interface FloatingProps {
  readonly banner: QueuedBanner;
  readonly onPause: (isPaused: boolean) => void;
  readonly onClose: (id: number) => void;
}

function Floating({ banner, onPause, onClose }: FloatingProps) {
  // An unmounted element gets no pointerleave or blur event, so unpause here.
  useEffect(() => () => onPause(false), [onPause]);
  return (
    <div
      className={css.floating}
      onPointerEnter={() => onPause(true)}
      onPointerLeave={({ currentTarget }) =>
        onPause(currentTarget.contains(document.activeElement))
      }
      onFocus={() => onPause(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        onPause(currentTarget.matches(':hover') || currentTarget.contains(relatedTarget))
      }
    >
      <Banner kind={banner.kind} action={banner.action} onClose={() => onClose(banner.id)}>
        {banner.text}
      </Banner>
    </div>
  );
}

interface RegionProps {
  readonly calm: ReactNode;
  readonly urgent: ReactNode;
}

const EMPTY_REGION: RegionProps = { calm: null, urgent: null };

/** Sets `aria-live` explicitly: modal dialogs hide the rest of the page except live regions. */
function PageRegion({ calm, urgent }: RegionProps) {
  return (
    <div className={css.region}>
      <output aria-live="polite" className={css.announced}>
        {calm}
      </output>
      <div role="alert" aria-live="assertive" className={css.announced}>
        {urgent}
      </div>
    </div>
  );
}

/** Has no roles, so that a dialog's own status or alert remains the only one inside it. */
function LayerRegion({ calm, urgent }: RegionProps) {
  return (
    <div className={css.region}>
      <div aria-live="polite" aria-atomic="true" className={css.announced}>
        {calm}
      </div>
      <div aria-live="assertive" aria-atomic="true" className={css.announced}>
        {urgent}
      </div>
    </div>
  );
}

/**
 * Shows one banner at a time over the page. Banners close automatically, pause while hovered or
 * focused, and are announced. While a modal dialog or panel is open, the banner renders inside it.
 * [UI-03, UI-08, UI-09]
 */
export function BannerProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly QueuedBanner[]>([]);
  const [isPaused, setPaused] = useState(false);
  const nextId = useRef(0);
  const [close] = useState(
    () => (id: number) => setQueue((previous) => previous.filter((banner) => banner.id !== id)),
  );
  const [banners] = useState<Banners>(() => ({
    show: (banner) => {
      nextId.current += 1;
      const queuedBanner = { ...banner, kind: kindOf(banner.kind), id: nextId.current };
      setQueue((previous) => withBanner(previous, queuedBanner));
    },
    clear: () => setQueue([]),
  }));
  const currentBanner = queue[0];
  useCountdown(currentBanner, isPaused, close);
  const isUrgent = currentBanner?.kind === 'error' || currentBanner?.kind === 'trouble';
  const content = currentBanner && (
    <Floating key={currentBanner.id} banner={currentBanner} onPause={setPaused} onClose={close} />
  );
  const parts = isUrgent ? { calm: null, urgent: content } : { calm: content, urgent: null };
  const layer = useTopmostLayer();
  return (
    <BannerContext value={banners}>
      {children}
      <PageRegion {...(layer ? EMPTY_REGION : parts)} />
      {layer && createPortal(<LayerRegion {...parts} />, layer)}
    </BannerContext>
  );
}
