'use client';
import { useEffect, useEffectEvent } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './HostedFrame.css.ts';

/** `allow-same-origin` is safe because the frame's origin always differs from ours. */
const SANDBOX_PERMISSIONS = 'allow-forms allow-same-origin allow-scripts';

export interface HostedFrameProps extends HostProps<HTMLIFrameElement> {
  /** What people enter: "Card details". */
  readonly title: string;
  readonly src: string;
  /** The frame's origin; messages from other origins are ignored. */
  readonly origin: string;
  readonly heightPixels: number;
  /** Called with the token that replaces the details. */
  readonly onToken: (token: string) => void;
}

function tokenOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const isToken = Reflect.get(data, 'type') === 'payment.token';
  const token: unknown = Reflect.get(data, 'token');
  return isToken && typeof token === 'string' ? token : null;
}

/**
 * A payment provider's page for entering card or bank details. The details never reach this page;
 * the frame returns a token instead.
 */
export function HostedFrame(props: HostedFrameProps) {
  const { title, src, origin, heightPixels, onToken, className, ref } = props;
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const token = event.origin === origin ? tokenOf(event.data) : null;
    if (token !== null) onToken(token);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      ref={ref}
      title={title}
      src={src}
      height={heightPixels}
      sandbox={SANDBOX_PERMISSIONS}
      referrerPolicy="no-referrer"
      className={classes(css.frame, className)}
    />
  );
}
