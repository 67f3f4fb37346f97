import type { ReactNode } from 'react';
import type { DriverContactPerson } from '@forecourt/validation';
import { classes, type HostProps } from '../../host/index.ts';
import { DriverCall } from './DriverCall.tsx';
import * as css from './DriverDecline.css.ts';

export interface DriverNoticeProps extends HostProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Who to call, where that is known. */
  readonly contact?: DriverContactPerson | null | undefined;
}

/** The driver's page where there is no decline to show: a link that has ended, or one that loads. */
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
