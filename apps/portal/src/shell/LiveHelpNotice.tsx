import { useEffect } from 'react';
import { Button } from '@forecourt/ui/button';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { PointedSpot } from '@forecourt/ui/mirrored-page';
import { liveHelp, type LiveHelp } from '../liveHelp/liveHelp.ts';
import { useText } from '../messages/text.ts';

const SPOT_MILLISECONDS = 3000;

function Spot({ now }: { readonly now: Extract<LiveHelp, { is: 'watched' }> }) {
  const { spot } = now;
  useEffect(() => {
    if (!spot) return;
    const timer = setTimeout(() => {
      const later = liveHelp.current();
      if (later.is === 'watched' && later.spot === spot) liveHelp.set({ ...later, spot: null });
    }, SPOT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [spot]);
  return spot && <PointedSpot key={spot.key} spot={spot} />;
}

/** Over every page, as long as an agent looks or may: who it is, and the way to stop. [HELP-01] */
export default function LiveHelpNotice({ now }: { readonly now: LiveHelp }) {
  const text = useText();
  if (now.is !== 'waiting' && now.is !== 'watched') return null;
  return (
    <>
      <InlineMessage
        tone="warn"
        isLive
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
      </InlineMessage>
      {now.is === 'watched' && <Spot now={now} />}
    </>
  );
}
