import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './DriverDecline.css.ts';

export interface DriverNoticeProps extends HostProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The driver's page where there is no decline to show: a link that has ended, or one that loads. */
export function DriverNotice({ title, children, className, ref }: DriverNoticeProps) {
  return (
    <main ref={ref} className={classes(css.page, className)}>
      <h1 className={css.title}>{title}</h1>
      {children}
    </main>
  );
}
