import type { ReactNode } from 'react';
import type { DriverContactPerson } from '@forecourt/validation';
import { classes, type HostProps } from '../../host/index.ts';
import { DriverCall } from './DriverCall.tsx';
import * as css from './DriverDecline.css.ts';

export interface DriverNoticeProps extends HostProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Whom to call, if known. */
  readonly contact?: DriverContactPerson | null | undefined;
}

/** A page for drivers when there is no decline to show: an expired link, or one still loading. */
export function DriverNotice({ title, children, contact, className, ref }: DriverNoticeProps) {
  return (
    <main ref={ref} className={classes(css.page, className)}>
      <h1 className={css.title}>{title}</h1>
      {children}
      {contact && (
        <footer className={css.footer}>
          <DriverCall contact={contact} />
        </footer>
      )}
    </main>
  );
}
