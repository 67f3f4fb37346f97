import type { ReactNode } from 'react';
import { CircleAlert, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import * as css from './InlineMessage.css.ts';

export interface InlineMessageProps {
  readonly tone: keyof typeof css.tone;
  readonly title?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Announced when it appears. */
  readonly isLive?: boolean;
}

const icons: Readonly<Record<keyof typeof css.tone, LucideIcon>> = {
  info: Info,
  warn: TriangleAlert,
  bad: CircleAlert,
};

/** Something to know at this place of the page: why a part is missing, what will happen. */
export function InlineMessage({
  tone,
  title,
  children,
  action,
  isLive = false,
}: InlineMessageProps) {
  const Icon = icons[tone];
  return (
    <div className={css.tone[tone]} role={isLive ? 'alert' : undefined}>
      <Icon className={css.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.words}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        <div className={css.text}>{children}</div>
        {action}
      </div>
    </div>
  );
}
