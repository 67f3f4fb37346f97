'use client';
import type { ReactNode } from 'react';
import { Eye, Lock, UserRoundCog } from 'lucide-react';
import { type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './AccountBanners.css.ts';

export interface AccountBannersProps extends HostProps<HTMLDivElement> {
  readonly isReadOnly?: boolean;
  readonly isLocked?: boolean;
  /** Name of the person whose account is being viewed. */
  readonly emulated?: string;
  /** A button that ends the viewing of another person's account. */
  readonly stopAction?: ReactNode;
  /** How to unlock the account, such as a link to pay. */
  readonly lockedAction?: ReactNode;
}

/**
 * Persistent banners above the page: the account is read-only, locked, or another person's. [UI-16,
 * UI-17, UI-18]
 */
export function AccountBanners(props: AccountBannersProps) {
  const { isReadOnly = false, isLocked = false, emulated, stopAction, lockedAction } = props;
  const { className, ref } = props;
  const text = useText();
  return (
    <div ref={ref} className={className}>
      {emulated !== undefined && (
        <output className={css.banner.accent}>
          <UserRoundCog size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={css.text}>{text('accountBanners.emulating', { name: emulated })}</span>
          {stopAction}
        </output>
      )}
      {isLocked && (
        <output className={css.banner.bad}>
          <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={css.text}>{text('accountBanners.locked')}</span>
          {lockedAction}
        </output>
      )}
      {isReadOnly && (
        <output className={css.banner.warn}>
          <Eye size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={css.text}>{text('accountBanners.readOnly')}</span>
        </output>
      )}
    </div>
  );
}
