'use client';
import { useEffect, useEffectEvent } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './HostedFrame.css.ts';

/** Its origin is never ours, so the frame reaches its own server and nothing here. */
const FRAME_MAY = 'allow-forms allow-same-origin allow-scripts';

export interface HostedFrameProps extends HostProps<HTMLIFrameElement> {
  /** What people enter in it: "Card details". */
  readonly title: string;
  readonly src: string;
  /** The frame's origin: messages from any other origin are ignored. */
  readonly origin: string;
  readonly heightPixels: number;
  /** What the frame returns in place of the details. */
  readonly onToken: (token: string) => void;
}

function tokenOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const isToken = Reflect.get(data, 'type') === 'payment.token';
  const token: unknown = Reflect.get(data, 'token');
  return isToken && typeof token === 'string' ? token : null;
}

/**
 * A payment provider's page where people enter card or bank details. They never reach this page:
 * the frame returns a token.
 */
export function HostedFrame(props: HostedFrameProps) {
  const { title, src, origin, heightPixels, onToken, className, ref } = props;
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const token = event.origin === origin ? tokenOf(event.data) : null;
    if (token !== null) onToken(token);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      ref={ref}
      title={title}
      src={src}
      height={heightPixels}
      sandbox={FRAME_MAY}
      referrerPolicy="no-referrer"
      className={classes(css.frame, className)}
    />
  );
}
