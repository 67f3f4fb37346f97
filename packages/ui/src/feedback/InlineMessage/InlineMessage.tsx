import type { ReactNode } from 'react';
import { CircleAlert, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './InlineMessage.css.ts';

export interface InlineMessageProps extends HostProps<HTMLDivElement> {
  readonly tone: keyof typeof css.tone;
  readonly title?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Announces the message when it appears. */
  readonly isLive?: boolean;
}

const icons: Readonly<Record<keyof typeof css.tone, LucideIcon>> = {
  info: Info,
  warn: TriangleAlert,
  bad: CircleAlert,
};

/** A message about one part of the page: why it is missing, or what will happen. */
export function InlineMessage(props: InlineMessageProps) {
  const { tone, title, children, action, isLive = false, className, ref } = props;
  const Icon = icons[tone];
  return (
    <div
      ref={ref}
      className={classes(css.tone[tone], className)}
      role={isLive ? 'alert' : undefined}
    >
      <Icon className={css.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.content}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        <div className={css.text}>{children}</div>
        {action}
      </div>
    </div>
  );
}
