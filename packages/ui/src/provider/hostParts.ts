'use client';
import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type DetailedHTMLProps,
} from 'react';

/** Replaces `<a>` with the host router's link component, which can prefetch. */
export type LinkComponent = ComponentType<
  DetailedHTMLProps<AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement> & {
    readonly href: string;
  }
>;
/** Container of dialogs, lists, and menus; `null` for the end of the page. */
export type PortalContainer = () => HTMLElement | null;

interface HostParts {
  readonly linkComponent: LinkComponent | null;
  readonly portalContainer: PortalContainer | null;
}

export const HostPartsContext = createContext<HostParts>({
  linkComponent: null,
  portalContainer: null,
});

/** The host's link component; `null` to render a plain `<a>`. */
export const useLinkComponent = (): LinkComponent | null =>
  useContext(HostPartsContext).linkComponent;

/** Container of dialogs; `null` for the end of the page. */
export const usePortalContainer = (): HTMLElement | null =>
  useContext(HostPartsContext).portalContainer?.() ?? null;
