'use client';
import type { ReactNode } from 'react';
import { CircleOff, Compass, Lock, ServerCrash, Wrench, type LucideIcon } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './ErrorPage.css.ts';

export type ErrorPageKind = 'forbidden' | 'notFound' | 'failed' | 'unavailable' | 'notYet';

export interface ErrorPageProps extends HostProps<HTMLDivElement> {
  readonly kind: ErrorPageKind;
  /** The page's name; required for `notYet`. */
  readonly name?: string;
  /** Overrides the default title and text of the kind. */
  readonly title?: string;
  readonly text?: ReactNode;
  /** Details of the error, one per line. */
  readonly details?: readonly string[];
  /** A button or link for the one action to take. */
  readonly actions?: ReactNode;
  /** Shown in small type, for support to look up. */
  readonly requestId?: string;
}

const ICONS: Readonly<Record<ErrorPageKind, LucideIcon>> = {
  forbidden: Lock,
  notFound: Compass,
  failed: ServerCrash,
  unavailable: CircleOff,
  notYet: Wrench,
};

/** Replaces a page: says what happened, what to do, and what to quote to support. [MSG-02] */
export function ErrorPage(props: ErrorPageProps) {
  const { kind, name = '', title, text: message, details = [], actions, requestId } = props;
  const { className, ref } = props;
  const text = useText();
  const Icon = ICONS[kind];
  return (
    <div ref={ref} className={classes(css.page, className)}>
      <div className={css.body}>
        <span className={css.icon}>
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <h1 className={css.title}>{title ?? text(`errorPage.${kind}.title`, { name })}</h1>
        <p className={css.text}>{message ?? text(`errorPage.${kind}.text`, { name })}</p>
        {details.length > 0 && (
          <ul className={css.details}>
            {details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {actions && <div className={css.actions}>{actions}</div>}
        {requestId !== undefined && (
          <p className={css.request}>
            {text('errorPage.requestId')} <code className={css.code}>{requestId}</code>
          </p>
        )}
      </div>
    </div>
  );
}
