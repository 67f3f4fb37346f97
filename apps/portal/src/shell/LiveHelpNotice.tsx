import { useEffect } from 'react';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { PointedSpot, WatchedLine } from '@forecourt/ui/mirrored-page';
import { useCurrentRoute } from '../app/useCurrentRoute.ts';
import { liveHelp, type LiveHelp } from '../liveHelp/liveHelp.ts';
import { useText } from '../messages/text.ts';

const SPOT_MILLISECONDS = 3000;

function Spot({ now }: { readonly now: Extract<LiveHelp, { is: 'watched' }> }) {
  const { spot } = now;
  useEffect(() => {
    if (!spot) return;
    const timer = setTimeout(() => {
      const current = liveHelp.current();
      if (current.is === 'watched' && current.spot === spot)
        liveHelp.set({ ...current, spot: null });
    }, SPOT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [spot]);
  return spot && <PointedSpot key={spot.key} spot={spot} />;
}

/** Reports that Live Help ended, and why, on every page except its own, which shows it itself. */
function useAnnounceEnd(now: LiveHelp, isOwnPage: boolean): void {
  const text = useText();
  const banners = useBanners();
  const message = now.is === 'ended' && !isOwnPage ? text(`liveHelp.ended.${now.by}`) : null;
  useEffect(() => {
    if (message === null) return;
    banners.show({ kind: 'info', text: message });
    liveHelp.set({ is: 'off' });
  }, [banners, message]);
}

/** Shown on every page while an agent is or may be watching: who, and how to stop. [HELP-01] */
export default function LiveHelpNotice({ now }: { readonly now: LiveHelp }) {
  const text = useText();
  const isOwnPage = useCurrentRoute() === 'liveHelp';
  useAnnounceEnd(now, isOwnPage);
  if (now.is !== 'watched' && (now.is !== 'waiting' || isOwnPage)) return null;
  return (
    <>
      <WatchedLine
        title={
          now.is === 'watched'
            ? text('shell.liveHelp.watched', { name: now.agentName })
            : text('shell.liveHelp.waiting', { pin: now.pin })
        }
        action={
          <Button size="compact" onPress={liveHelp.stop}>
            {text('shell.liveHelp.stop')}
          </Button>
        }
      >
        {text('shell.liveHelp.text')}
      </WatchedLine>
      {now.is === 'watched' && <Spot now={now} />}
    </>
  );
}
