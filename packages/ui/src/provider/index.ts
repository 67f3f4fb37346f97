export { ForecourtProvider, type ForecourtProviderProps } from './ForecourtProvider.tsx';
export { ForecourtRoot, type ForecourtRootProps } from './ForecourtRoot.tsx';
export { createText, type Catalog } from './catalog.ts';
export type { LinkComponent, PortalContainer } from './hostParts.ts';
export { useText, type Text, type TextParams, type UiTextKey } from './text.ts';
