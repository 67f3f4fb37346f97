'use client';
import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type DetailedHTMLProps,
} from 'react';

/** Draws a link in place of `<a>`: the link of the host's router, which fetches ahead. */
export type LinkComponent = ComponentType<
  DetailedHTMLProps<AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement> & {
    readonly href: string;
  }
>;
/** Where dialogs, lists and menus are put; null for the end of the page. */
export type PortalContainer = () => HTMLElement | null;

interface HostParts {
  readonly linkComponent: LinkComponent | null;
  readonly portalContainer: PortalContainer | null;
}

export const HostPartsContext = createContext<HostParts>({
  linkComponent: null,
  portalContainer: null,
});

/** The host's link component; null where a link is a plain `<a>`. */
export const useLinkComponent = (): LinkComponent | null =>
  useContext(HostPartsContext).linkComponent;

/** The element into which a dialog goes; null for the end of the page. */
export const usePortalContainer = (): HTMLElement | null =>
  useContext(HostPartsContext).portalContainer?.() ?? null;
