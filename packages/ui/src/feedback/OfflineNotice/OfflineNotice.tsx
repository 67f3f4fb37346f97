'use client';
import { WifiOff } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './OfflineNotice.css.ts';

export interface OfflineNoticeProps extends HostProps<HTMLOutputElement> {
  /** `useOnline` tells whether the device has a connection. */
  readonly isOffline: boolean;
  /** When the page's data was current, in words: "10:42 AM CT". */
  readonly asOf?: string;
  /** Tries again now. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** A line above the page while there is no connection: the page stays, with its time. [MSG-72] */
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
