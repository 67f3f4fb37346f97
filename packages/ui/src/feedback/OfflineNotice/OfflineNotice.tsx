'use client';
import { WifiOff } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './OfflineNotice.css.ts';

export interface OfflineNoticeProps extends HostProps<HTMLOutputElement> {
  /** Whether the device is offline; pass `!useOnline()`. */
  readonly isOffline: boolean;
  /** When the page's data was last current, as text: "10:42 AM CT". */
  readonly asOf?: string | undefined;
  /** Retries immediately. If omitted, there is no Retry button. */
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
}

/** A notice above the page while offline. The page stays, with the time of its data. [MSG-72] */
export function OfflineNotice(props: OfflineNoticeProps) {
  const { isOffline, asOf, onRetry, isRetrying, className, ref } = props;
  const text = useText();
  return (
    <output ref={ref} className={classes(css.place, className)}>
      {isOffline && (
        <div className={css.notice}>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={css.title}>{text('offline.title')}</span>
          <span className={css.text}>
            {asOf === undefined ? text('offline.text') : text('offline.asOf', { asOf })}
          </span>
          {onRetry && (
            <Button size="compact" onPress={onRetry} isPending={isRetrying}>
              {text('offline.retry')}
            </Button>
          )}
        </div>
      )}
    </output>
  );
}
