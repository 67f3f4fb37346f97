import { useRef, useState } from 'react';
import { Replayer } from '@rrweb/replay';
import '@rrweb/replay/dist/style.css';
import { memberOf } from '../../app/memberOf.ts';

type PageEvent = Exclude<Parameters<Replayer['addEvent']>[0], string>;

/** Checks only an event's type and timestamp; the replayer validates the rest. */
const isEvent = (value: unknown): value is PageEvent =>
  typeof memberOf(value, 'type') === 'number' && typeof memberOf(value, 'timestamp') === 'number';

const SIZE = { width: 1280, height: 720 };

/** A live copy of a page, rebuilt from its recorder's events. */
export function useMirror() {
  const replayer = useRef<Replayer | null>(null);
  const isLive = useRef(false);
  const queue = useRef<PageEvent[]>([]);
  const [size, setSize] = useState(SIZE);
  const play = (event: PageEvent) => {
    const mirror = replayer.current;
    if (!mirror) return void queue.current.push(event);
    // start at the recorded page's clock
    if (!isLive.current) mirror.startLive(event.timestamp);
    isLive.current = true;
    mirror.addEvent(event);
  };
  const mount = (root: HTMLElement) => {
    const mirror = new Replayer([], { root, liveMode: true, mouseTail: false, showWarning: false });
    isLive.current = false;
    mirror.on('resize', (dimensions) => {
      if (isSize(dimensions)) setSize({ width: dimensions.width, height: dimensions.height });
    });
    replayer.current = mirror;
    for (const event of queue.current.splice(0)) play(event);
    return () => {
      replayer.current = null;
      mirror.destroy();
      root.replaceChildren();
    };
  };
  const add = (events: readonly unknown[]) => events.filter(isEvent).forEach(play);
  return { mount, add, size };
}

const isSize = (value: unknown): value is { width: number; height: number } =>
  typeof memberOf(value, 'width') === 'number' && typeof memberOf(value, 'height') === 'number';
