import type { ReactNode } from 'react';
import type { HostProps } from '../../host/index.ts';
import * as css from './SettingsList.css.ts';

export interface Setting {
  readonly id: string;
  /** What is set up: an address, or a sign-in method. */
  readonly title: ReactNode;
  /** One line: what it does, or since when it has been set up. */
  readonly text?: ReactNode;
  /** Its status in one word, next to the title. */
  readonly status?: ReactNode;
  readonly icon?: ReactNode;
  /** Compact buttons at the end; on phones, below the text. */
  readonly actions?: ReactNode;
}

export interface SettingsListProps extends HostProps<HTMLUListElement> {
  readonly label: string;
  readonly settings: readonly Setting[];
}

/** A person's settings, one per row, with status and actions. */
export function SettingsList({ label, settings, className, ref }: SettingsListProps) {
  return (
    <ul ref={ref} aria-label={label} className={className}>
      {settings.map(({ id, title, text, status, icon, actions }) => (
        <li key={id} className={css.row}>
          {icon !== undefined && (
            <span className={css.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <div className={css.content}>
            <div className={css.head}>
              <span className={css.title}>{title}</span>
              {status}
            </div>
            {text !== undefined && <p className={css.text}>{text}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </li>
      ))}
    </ul>
  );
}
