/// <reference types="@vitest/browser-playwright" />
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (isForced: boolean) => Promise<void>;
  }
}

/** Lets the device choose the colors of the page, as Windows does in high contrast. */
export const forceColors: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
